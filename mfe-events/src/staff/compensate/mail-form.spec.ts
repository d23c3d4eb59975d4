import { expect, it } from 'vitest';
import { emptyMail, linesOf, typedCompensation, typedItemsOf } from './mail-form.ts';

const mail = {
  ...emptyMail,
  server_id: 'tw_2001',
  role_id: '123456789',
  title: '補發',
  reason: '活動獎勵沒有收到',
};
const wrong = (items: string) =>
  typedCompensation.validate({ ...mail, items }).then(
    () => '',
    (fault: Error) => fault.message,
  );

it('keeps items as lines and reads them back', () => {
  const items = [
    { item_code: 'gift_box_a', qty: '1' },
    { item_code: '', qty: '' },
  ];
  expect(typedItemsOf(linesOf(items))).toEqual(items);
});

it('sends what is filled in, as the contract has it', async () => {
  const items = linesOf([
    { item_code: ' gift_box_a ', qty: '2' },
    { item_code: '', qty: '' },
  ]);
  const body = await typedCompensation.validate({ ...mail, items }, { stripUnknown: true });
  expect(body.items).toEqual([{ item_code: 'gift_box_a', qty: 2 }]);
  expect(body.expire_days).toBe(30);
});

it('says of all lines what is wrong with one', async () => {
  expect(await wrong('\t')).toBe('ITEMS_NONE');
  expect(await wrong('gift box\t1')).toBe('ITEM_CODE');
  expect(await wrong('gift_box_a\t')).toBe('ITEM_QTY');
  expect(await wrong('\t5')).toBe('ITEM_CODE');
  expect(await wrong('gift_box_a\t0')).toBe('ITEM_QTY');
  expect(await wrong(Array.from({ length: 21 }, (_, at) => `item_${at}\t1`).join('\n'))).toBe('ITEMS_MANY');
});

it('asks for what is missing, and names the bounds of the days', async () => {
  const sentence = (over: object) =>
    typedCompensation.validate({ ...mail, items: 'gift_box_a\t1', ...over }).then(
      () => '',
      (fault: Error) => fault.message,
    );
  expect(await sentence({ server_id: '' })).toBe('FIELD_REQUIRED');
  expect(await sentence({ role_id: 'no role' })).toBe('FIELD_INVALID');
  for (const expire_days of ['0', '181', '', 'ten']) expect(await sentence({ expire_days })).toBe('EXPIRE_DAYS');
});
