import { eventWords, type EventBody } from '@hub/contracts/events';
import { translationsOf } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import { windowOf } from './event.content.ts';
import type { EventRow } from './event.entity.ts';

/** The row under its lock; undefined for one that is not there or was removed. */
export async function lockEvent(manager: EntityManager, id: number): Promise<EventRow | undefined> {
  const [row] = Number.isSafeInteger(id)
    ? await manager.query<EventRow[]>('SELECT * FROM event WHERE id = ? AND removed_at IS NULL FOR UPDATE', [id])
    : [];
  return row;
}

/** The other languages of a row as its column has them. */
export function translatedText(body: object, names: readonly string[]): string | null {
  const texts = translationsOf({ ...body }, names);
  return Object.keys(texts).length > 0 ? JSON.stringify(texts) : null;
}

export const columnsOf = (body: EventBody) => {
  const { starts_at, ends_at } = windowOf(body);
  const { name, intro, art, picture, error_limit, pace, keyword } = body;
  const translations = translatedText(body, eventWords);
  return { name, intro, translations, art, picture, starts_at, ends_at, error_limit, pace, keyword: keyword ? 1 : 0 };
};

export async function insertEvent(manager: EntityManager, game: string, body: EventBody, by: string): Promise<number> {
  const columns = { game_id: game, ...columnsOf(body), draft: JSON.stringify(body), changed_by: by };
  const names = Object.keys(columns);
  const made: { insertId: number } = await manager.query(
    `INSERT INTO event (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  );
  return made.insertId;
}

export async function writeColumns(manager: EntityManager, id: number, body: EventBody): Promise<void> {
  const columns = columnsOf(body);
  const set = Object.keys(columns).map((name) => `${name} = ?`);
  await manager.query(`UPDATE event SET ${set.join(', ')} WHERE id = ?`, [...Object.values(columns), id]);
}

/** `changed`: whether it differs from what players see. */
export async function writeDraft(
  manager: EntityManager,
  id: number,
  { body, changed, by }: { body: EventBody; changed: boolean; by: string },
): Promise<void> {
  await manager.query(
    `UPDATE event SET draft = ?, changed = ?, changed_by = ?, changed_at = NOW(3), version = version + 1 WHERE id = ?`,
    [JSON.stringify(body), changed ? 1 : 0, by, id],
  );
}
