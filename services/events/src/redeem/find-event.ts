import { eventWords, rewardWords, type EventArt, type EventPace, type EventsCode } from '@hub/contracts/events';
import { inLanguage, type Language, type Translations } from '@hub/contracts/shared';
import { numberOf } from '@hub/nest-kit/http';
import type { MailItem } from '@hub/contracts/partner';
import type { DataSource } from 'typeorm';
import { translationsIn } from '../program/event.content.ts';

export type SeenCategory = {
  id: number;
  title: string;
  contents: string;
  picture: string;
  translations: Translations | null;
  per_account: number;
  redeemable: boolean;
  mail_title: string;
  mail_body: string;
  items: MailItem[];
  expire_days: number;
};

/** An event as players have it. `ends_at`: its last good moment, earlier where it was stopped. `now`: the database's clock. */
export type SeenEvent = {
  id: number;
  game_id: string;
  name: string;
  intro: string;
  translations: Translations | null;
  art: EventArt;
  picture: string;
  pace: EventPace;
  starts_at: Date;
  ends_at: Date;
  stopped: boolean;
  error_limit: number;
  now: Date;
  categories: SeenCategory[];
};

/** Why nobody can redeem at an event, null while it is open. One that was stopped stays so, also before it began. */
export function whyClosed({
  stopped,
  starts_at,
  ends_at,
  now,
}: Pick<SeenEvent, 'stopped' | 'starts_at' | 'ends_at' | 'now'>): Extract<
  EventsCode,
  'EVENT_EARLY' | 'EVENT_OVER' | 'EVENT_STOPPED'
> | null {
  if (stopped) return 'EVENT_STOPPED';
  if (now < starts_at) return 'EVENT_EARLY';
  return now > ends_at ? 'EVENT_OVER' : null;
}

type Row = Omit<SeenEvent, 'stopped' | 'categories' | 'translations' | 'picture'> & { stopped_at: Date | null } & {
  category_id: number | null;
  items: string;
  redeemable: number;
  translations: string | null;
  event_translations: string | null;
  event_picture: string;
} & Omit<SeenCategory, 'id' | 'items' | 'redeemable' | 'translations'>;

/** Whether players see a category and may redeem it: one that was added since the last publication is not theirs yet. */
export const redeemableOf = (category: string): string => `(${category}.open = 1 AND ${category}.live = 1)`;

export const EVENT = `SELECT e.id, e.game_id, e.name, e.intro,
    e.translations AS event_translations, e.picture AS event_picture, e.art, e.pace, e.starts_at, e.ends_at, e.stopped_at, e.error_limit,
    NOW(3) AS now, c.id AS category_id, c.title, c.contents, c.picture, c.translations,
    c.per_account, ${redeemableOf('c')} AS redeemable, c.mail_title,
    c.mail_body, c.items, c.expire_days
  FROM event e LEFT JOIN event_category c ON c.event_id = e.id
  WHERE e.id = ? AND e.published_at IS NOT NULL AND e.removed_at IS NULL ORDER BY c.place, c.id`;

/** The event of this number with all its categories; null for one that players have never seen. One statement. */
export async function findEvent(source: DataSource, id: string): Promise<SeenEvent | null> {
  const rows = await source.query<Row[]>(EVENT, [numberOf(id)]);
  const [first] = rows;
  if (!first) return null;
  const { id: number, game_id, name, intro, art, pace, starts_at, stopped_at, error_limit, now } = first;
  const stopped = stopped_at !== null && stopped_at < first.ends_at;
  const ends_at = stopped ? stopped_at : first.ends_at;
  const categories = rows.flatMap(({ category_id, items, redeemable, ...row }) =>
    category_id === null
      ? []
      : [
          {
            id: category_id,
            title: row.title,
            contents: row.contents,
            picture: row.picture,
            translations: translationsIn(row.translations),
            per_account: row.per_account,
            redeemable: Number(redeemable) === 1,
            mail_title: row.mail_title,
            mail_body: row.mail_body,
            items: JSON.parse(items) as MailItem[],
            expire_days: row.expire_days,
          },
        ],
  );
  const translations = translationsIn(first.event_translations);
  return {
    id: number,
    game_id,
    name,
    intro,
    translations,
    art,
    picture: first.event_picture,
    pace,
    starts_at,
    ends_at,
    stopped,
    error_limit,
    now,
    categories,
  };
}

/** An event as its reader reads it: its words and those of each reward wholly in their language, or in zh-TW. */
export const eventIn = (event: SeenEvent, language: Language): SeenEvent => ({
  ...inLanguage(event, eventWords, language),
  categories: event.categories.map((one) => inLanguage(one, rewardWords, language)),
});
