import { describe, expect, it } from 'vitest';
import { givenNumberOf, numberOf, paymentOf, readAnswer } from './trade-answer.ts';
import { TradeRefused } from './trade-cipher.ts';
import { vectors } from './trade-vectors.ts';

const plainOf = (name: string) => vectors.find((vector) => vector.name.startsWith(name))!.plain;
const common = {
  merchantId: 'MS900000001',
  orderNo: 'TP20260101_0001',
  tradeNo: '26010108000012345',
  amount: 1990,
  method: 'VACC',
};

describe('an answer of the provider', () => {
  it('is a payment, with who paid', () => {
    expect(paymentOf(readAnswer(plainOf('a payment')))).toEqual({
      ...common,
      paidAt: new Date('2026-01-01T18:05:09+08:00'),
      payer: { bank: '812', lastFive: '54321' },
    });
  });

  it.each([
    ['(008)9103522175887271', { bankCode: '008', codeNo: '9103522175887271' }],
    ['(004)TestAccount12345', { bankCode: '004', codeNo: 'TestAccount12345' }],
    ['LLCVS001,LLCVS002,LLCVS003', null],
    ['', null],
  ])('to a question tells the number %s', (PayInfo, number) => {
    const answer = { status: 'SUCCESS', message: '', result: { PayInfo, ExpireDate: '2026-01-02 23:59:59' } };
    const expiresAt = new Date('2026-01-02T23:59:59+08:00');
    expect(givenNumberOf(answer)).toEqual(number && { ...number, expiresAt });
  });

  it('is a number to pay to, in either form', () => {
    expect(numberOf(readAnswer(plainOf('a number whose')))).toEqual({
      ...common,
      bankCode: '008',
      codeNo: '9103522175887271',
      expiresAt: new Date('2026-01-02T23:59:59+08:00'),
    });
    const text =
      'Status=SUCCESS&Message=%E5%8F%96%E8%99%9F%E6%88%90%E5%8A%9F&MerchantID=MS1&Amt=1000&TradeNo=23111319210763315' +
      '&MerchantOrderNo=test017&PaymentType=VACC&ExpireDate=2023-11-20&ExpireTime=235959&BankCode=004&CodeNo=TestAccount12345';
    const answer = readAnswer(text);
    expect([answer.status, answer.message]).toEqual(['SUCCESS', '取號成功']);
    expect(numberOf(answer)).toMatchObject({
      amount: 1000,
      bankCode: '004',
      codeNo: 'TestAccount12345',
      expiresAt: new Date('2023-11-20T23:59:59+08:00'),
    });
  });

  it('of a failure has a code, and neither payment nor number', () => {
    const answer = readAnswer(
      '{"Status":"MPG03009","Message":"失敗","Result":{"MerchantID":"MS1","Amt":30,"CodeNo":""}}',
    );
    expect(answer.status).toBe('MPG03009');
    expect([paymentOf(answer), numberOf(answer)]).toEqual([null, null]);
    const empty = readAnswer('{"Status":"TRA10021","Message":"","Result":[]}');
    expect([empty.status, paymentOf(empty)]).toEqual(['TRA10021', null]);
  });

  it('is no payment of a part of a dollar, of nothing, or of less', () => {
    for (const Amt of ['0', '-5', '1.5', '1e3', ' 10', '', '99999999999', null, true])
      expect(
        paymentOf(
          readAnswer(
            JSON.stringify({ Status: 'SUCCESS', Result: { MerchantID: 'M', MerchantOrderNo: 'o', TradeNo: 't', Amt } }),
          ),
        ),
      ).toBeNull();
  });

  it('is refused where it is none', () => {
    for (const text of ['', '{', '{}', '{"Status":7}', 'null', 'a=b', '<html></html>'])
      expect(() => readAnswer(text)).toThrow(TradeRefused);
  });
});
