import { randomBytes } from 'node:crypto';
import type { SerialBatchKind, SerialBatchState } from '@hub/contracts/events';
import { testKeys } from '@hub/nest-kit/testing';
import { CodeKeys } from '../src/code-keys.ts';

/** One statement with its values; of a change, what it made. */
export type Query = (sql: string, values?: unknown[]) => Promise<unknown>;
export type AnEvent = { id: number; categories: number[] };

export const codeKeys = CodeKeys.from(testKeys);
/** A code that nobody else has. */
export const aCode = (): string => randomBytes(8).toString('hex').toUpperCase();

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const make = async (query: Query, table: string, row: Record<string, unknown>): Promise<number> =>
  ((await query(`INSERT INTO ${table} SET ?`, [row])) as { insertId: number }).insertId;

/** An event that is open, with a category per entry of `limits`. */
export async function anEvent(
  query: Query,
  over: Record<string, unknown> = {},
  limits: readonly number[] = [1],
): Promise<AnEvent> {
  const usual = { game_id: 'H73', name: '週年活動', art: 'lantern', pace: 'at_once', error_limit: 10, draft: '{}' };
  const window = { starts_at: ago(24), ends_at: ago(-24), published_at: ago(25) };
  const id = await make(query, 'event', { ...usual, ...window, ...over });
  const categories: number[] = [];
  for (const [place, per_account] of limits.entries())
    categories.push(await aCategory(query, id, { place, per_account }));
  return { id, categories };
}

export const aCategory = (query: Query, event_id: number, over: Record<string, unknown> = {}): Promise<number> =>
  make(query, 'event_category', {
    event_id,
    place: 0,
    title: '週年禮包 A',
    live: 1,
    mail_title: '週年活動獎勵',
    mail_body: '感謝您參加活動',
    items: '[{"item_code":"gift_box_a","qty":1}]',
    expire_days: 30,
    ...over,
  });

export type BatchOf = { state?: SerialBatchState; kind?: SerialBatchKind; cap?: number; keys?: CodeKeys };

/** A batch with these codes in a category of an event; answers its number. */
export async function aBatch(
  query: Query,
  event: AnEvent,
  codes: readonly string[],
  { state = 'ready', kind = 'generated', cap = 1, keys = codeKeys, nth = 0 }: BatchOf & { nth?: number } = {},
): Promise<number> {
  const where = { event_id: event.id, category_id: event.categories[nth] };
  const batch = { ...where, game_id: 'H73', kind, state, name: '第一批', codes: codes.length };
  const batch_id = await make(query, 'serial_batch', batch);
  await make(query, 'serial_batch_category', {
    batch_id,
    category_id: where.category_id,
    place: 1,
    codes: codes.length,
  });
  const rows = codes.map((code) => [keys.macOf(code), event.id, where.category_id, batch_id, cap]);
  await query('INSERT INTO serial_code (code_mac, event_id, category_id, batch_id, cap) VALUES ?', [rows]);
  return batch_id;
}
