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
  expect(await wrong('gift box\t1')).toBe('FIELD_INVALID');
  expect(await wrong('gift_box_a\t')).not.toBe('');
  expect(await wrong('gift_box_a\t0')).toBe('FIELD_INVALID');
  expect(await wrong(Array.from({ length: 21 }, (_, at) => `item_${at}\t1`).join('\n'))).toBe('ITEMS_MANY');
});
