import {
  categoryBody,
  ERROR_LIMIT,
  eventBody,
  eventWords,
  newEventBody,
  rewardWords,
  type EventBody,
  type EventData,
} from '@hub/contracts/events';
import { everyText, type TextField } from '@hub/contracts/shared';
import { array } from 'yup';
import { linesOf, typedItems } from '../../compensate/mail-form.ts';

/** One reward as it stands in the form. `items`: lines, as of a mail by hand. */
export type TypedCategory = {
  id: number;
  picture: string;
  per_account: string;
  open: boolean;
  items: string;
  expire_days: string;
} & Record<TextField<(typeof rewardWords)[number]>, string>;

export const emptyCategory: TypedCategory = {
  id: 0,
  picture: '',
  ...everyText({}, rewardWords),
  per_account: '1',
  open: true,
  items: '\t1',
  expire_days: '30',
};

/** The values of a form are texts: its rewards are one of them. */
export const textOf = (categories: readonly TypedCategory[]): string => JSON.stringify(categories);

/** The rewards as they stand in the form; none for what is no such text, as an old draft may hold. */
export function typedCategories(text: string): TypedCategory[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.map((one: Partial<TypedCategory>) => ({ ...emptyCategory, ...one })) : [];
  } catch {
    return [];
  }
}

/** The contract's own rules over the rewards; what is wrong with one item is said of all items of its mail. */
const categories = array()
  .transform((_, typed: unknown) => (typeof typed === 'string' ? typedCategories(typed) : typed))
  .of(categoryBody.shape({ items: typedItems }))
  .min(1, 'CATEGORIES_NONE')
  .max(10, 'CATEGORIES_MANY')
  .required('CATEGORIES_NONE');
export const typedEvent = eventBody.shape({ categories });
export const typedNewEvent = newEventBody.shape({ categories });

/** Of an event in the form. `seen`: the version of it that was changed, `seen_at`: when its draft was written. */
export type EventValues = {
  game_id: string;
  art: string;
  picture: string;
  starts: string;
  ends: string;
  error_limit: string;
  pace: string;
  keyword: string;
  categories: string;
  seen: string;
  seen_at: string;
} & Record<TextField<(typeof eventWords)[number]>, string>;

export const emptyEvent: EventValues = {
  game_id: '',
  ...everyText({}, eventWords),
  art: 'lantern',
  picture: '',
  starts: '',
  ends: '',
  error_limit: String(ERROR_LIMIT),
  pace: 'at_once',
  keyword: 'false',
  categories: textOf([emptyCategory]),
  seen: '',
  seen_at: '',
};

/** What a draft on this device keeps: everything that is typed, and what it was typed over. */
export const eventDraftFields = Object.keys(emptyEvent) as (keyof EventValues)[];

export function valuesOf({ row, draft, changed_at }: EventData): EventValues {
  const { categories: rewards, error_limit, keyword, ...same } = draft;
  return {
    ...same,
    game_id: row.game_id,
    error_limit: String(error_limit),
    keyword: String(keyword),
    categories: textOf(rewards.map(typedOf)),
    seen: String(row.version),
    seen_at: changed_at,
  };
}

type Seen = Pick<EventValues, 'seen' | 'seen_at'>;
type Standing = { row: Pick<EventData['row'], 'version'> } & Pick<EventData, 'changed_at'>;

/** The version that a save goes over. A publication or a stop raises it too, and leaves the draft as it was seen. */
export const versionOver = ({ seen, seen_at }: Seen, { row, changed_at }: Standing): number =>
  seen_at === changed_at ? row.version : Number(seen);

const typedOf = (one: EventData['draft']['categories'][number]): TypedCategory => ({
  ...one,
  per_account: String(one.per_account),
  expire_days: String(one.expire_days),
  items: linesOf(one.items.map(({ item_code, qty }) => ({ item_code, qty: String(qty) }))),
});

/** The cast rewards are those of the contract: only what was typed looked otherwise. */
export const contentOf = <Body extends object>(body: Body): Body & Pick<EventBody, 'categories'> =>
  body as Body & Pick<EventBody, 'categories'>;
