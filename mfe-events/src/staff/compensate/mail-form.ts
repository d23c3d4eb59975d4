import { compensationBody, replaceBody, type CompensationBody } from '@hub/contracts/events';
import { array, reach, type AnySchema } from 'yup';

/** One thing that a mail brings, as it stands in the form. */
export type TypedItem = { item_code: string; qty: string };

/** The values of a form are texts: its items are lines of code and number. */
export const linesOf = (items: readonly TypedItem[]): string =>
  items.map(({ item_code, qty }) => `${item_code}\t${qty}`).join('\n');

export function typedItemsOf(lines: string): TypedItem[] {
  return lines.split('\n').map((line) => {
    const [item_code = '', qty = ''] = line.split('\t');
    return { item_code, qty };
  });
}

/** Lines on which nothing stands bring nothing. */
const filled = (lines: string) =>
  typedItemsOf(lines)
    .map(({ item_code, qty }) => ({ item_code: item_code.trim(), qty: qty.trim() }))
    .filter(({ item_code, qty }) => item_code !== '' || qty !== '')
    // What is no number stays what was typed: the contract's rule speaks of it.
    .map(({ item_code, qty }) => ({ item_code, qty: /^\d{1,9}$/.test(qty) ? Number(qty) : qty }));

/** The contract's own rules over the lines. What is wrong with one of them is said of all: they are one field. */
export const typedItems = array<CompensationBody['items'][number]>()
  .transform((_, typed: unknown) => (typeof typed === 'string' ? filled(typed) : typed))
  .test('items', (value, context) => {
    try {
      (reach(compensationBody, 'items') as AnySchema).validateSync(value);
      return true;
    } catch (fault) {
      return context.createError({ message: (fault as Error).message });
    }
  })
  .required('ITEMS_NONE');

/** The game is chosen apart from the form. */
export const typedCompensation = compensationBody.omit(['game_id']).shape({ items: typedItems });
export const typedReplacement = replaceBody.shape({ items: typedItems });

export type MailValues = {
  server_id: string;
  role_id: string;
  partner_uid: string;
  title: string;
  body: string;
  items: string;
  expire_days: string;
  deadline: string;
  reason: string;
};

/** What a draft keeps of a mail: everything that is typed. */
export const mailDraftFields = [
  'server_id',
  'role_id',
  'title',
  'body',
  'items',
  'expire_days',
  'deadline',
  'reason',
] as const satisfies readonly (keyof MailValues)[];

export const emptyMail: MailValues = {
  server_id: '',
  role_id: '',
  partner_uid: '',
  title: '',
  body: '',
  items: '\t1',
  expire_days: '30',
  deadline: '',
  reason: '',
};
