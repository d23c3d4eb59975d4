import { eventWords, rewardWords, type EventBody } from '@hub/contracts/events';
import type { MailItem } from '@hub/contracts/partner';
import { everyText, fieldsOf, readTaipei, taipeiIso, type Translations } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import type { EventCategoryRow, EventRow } from './event.entity.ts';

type Querier = Pick<EntityManager, 'query'>;

/** What an event is as its form has it; its last minute is good to its last second. */
export const windowOf = ({ starts, ends }: Pick<EventBody, 'starts' | 'ends'>) => ({
  starts_at: readTaipei(starts)!.from,
  ends_at: new Date(readTaipei(ends)!.until.getTime() - 1),
});

const minuteOf = (at: Date): string => taipeiIso(at).slice(0, 16);

/** One that was written before a text could be translated gets its empty fields. */
export const draftOf = ({ draft }: Pick<EventRow, 'draft'>): EventBody =>
  contentOf({ categories: [], ...(JSON.parse(draft) as Partial<EventBody>) } as EventBody);

export const translationsIn = (text: string | null): Translations | null =>
  text ? (JSON.parse(text) as Translations) : null;

/** Always in the same order of its fields: the same content is the same text. */
export const contentOf = (body: EventBody): EventBody => ({
  ...everyText(body, eventWords),
  art: body.art,
  picture: body.picture ?? '',
  starts: body.starts,
  ends: body.ends,
  error_limit: body.error_limit,
  pace: body.pace,
  keyword: body.keyword,
  categories: body.categories.map((one) => ({
    id: one.id,
    ...everyText(one, rewardWords),
    picture: one.picture ?? '',
    per_account: one.per_account,
    open: one.open,
    items: one.items.map(({ item_code, qty }) => ({ item_code, qty })),
    expire_days: one.expire_days,
  })),
});

export function liveOf(row: EventRow, categories: readonly EventCategoryRow[]): EventBody {
  return contentOf({
    ...row,
    ...fieldsOf(translationsIn(row.translations), eventWords),
    starts: minuteOf(row.starts_at),
    ends: minuteOf(row.ends_at),
    keyword: Boolean(row.keyword),
    categories: categories.map((one) => ({
      ...one,
      ...fieldsOf(translationsIn(one.translations), rewardWords),
      open: Boolean(one.open),
      items: JSON.parse(one.items) as MailItem[],
    })),
  });
}

export const liveCategories = (manager: Querier, event: number): Promise<EventCategoryRow[]> =>
  manager.query('SELECT * FROM event_category WHERE event_id = ? AND live = 1 ORDER BY place, id', [event]);

/** null for one that players have never seen. */
export async function liveContent(manager: Querier, row: EventRow): Promise<EventBody | null> {
  return row.published_at === null ? null : liveOf(row, await liveCategories(manager, row.id));
}

export const seenCategory = (row: EventCategoryRow) => ({
  id: row.id,
  title: row.title,
  contents: row.contents,
  picture: row.picture,
  translations: translationsIn(row.translations),
  per_account: row.per_account,
  redeemable: Boolean(row.open),
  mail_title: row.mail_title,
  mail_body: row.mail_body,
  items: JSON.parse(row.items) as MailItem[],
  expire_days: row.expire_days,
});
