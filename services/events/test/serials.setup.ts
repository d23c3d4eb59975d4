import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SerialBatchesView, SerialBatchView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { expect } from 'vitest';
import { holding, type Events } from './events.http.ts';

export const BATCHES = '/api/staff/serial_batches';
export const operator = holding('event_operator');

let round = 0;
/** Codes that no other test of a file has. */
export const fresh = (many: number): string[] => {
  round += 1;
  return Array.from({ length: many }, (_, n) => `R${round}X${String(n).padStart(8, '0')}`);
};
export const fileOf = (codes: readonly string[]): string => `serial_no\n${codes.join('\n')}\n`;

type Over = { keyword?: boolean; ends?: string; game?: string };

/** What an operator does with codes, on a service that starts later. */
export function serialsOf(events: () => Events) {
  /** Of one batch as it stands now, unless `sent` names another version. */
  const post = async (path: string, body: object, who: StaffPrincipal = operator, sent: object = {}) => {
    const [, id = '0'] = /^\/(\d+)\//.exec(path) ?? [];
    const [row] = await events().database.exec(`SELECT version FROM serial_batch WHERE id = ${id}`);
    const headers = { 'if-match': String(row?.version ?? 0) };
    return events().call<SerialBatchView>(`POST ${BATCHES}${path}`, { who, body, key: randomUUID(), headers, ...sent });
  };
  const one = async (id: number, who: StaffPrincipal = operator) =>
    (await events().call<SerialBatchView>(`GET ${BATCHES}/${id}`, { who })).body.data;
  return {
    post,
    one,
    /** A published event with two rewards, as its tables have it. */
    anEvent: async ({ keyword = false, ends = '2099-01-01', game = 'H73' }: Over = {}) => {
      const { exec } = events().database;
      const made = (await exec(
        `INSERT INTO event (game_id, name, art, starts_at, ends_at, error_limit, pace, keyword, published_at, draft)
          VALUES ('${game}', '夏日祭', 'summer', '2026-01-01', '${ends}', 10, 'at_once', ${keyword ? 1 : 0}, NOW(3), '{}')`,
      )) as unknown as { insertId: number };
      const categories: number[] = [];
      for (const place of [1, 2]) {
        const row = (await exec(
          `INSERT INTO event_category (event_id, place, title, mail_title, items, expire_days, live)
            VALUES (${made.insertId}, ${place}, '禮包 ${place}', '獎勵', '[]', 30, 1)`,
        )) as unknown as { insertId: number };
        categories.push(row.insertId);
      }
      return { event_id: made.insertId, category_id: categories[0] ?? 0, categories };
    },
    import: (of: { event_id: number; category_id: number }, file: string | Uint8Array, sent: object = {}) => {
      const form = new FormData();
      form.set('event_id', String(of.event_id));
      form.set('category_id', String(of.category_id));
      form.set('name', '合作序號');
      form.set('file', new Blob([file as BlobPart]), 'codes.csv');
      return events().call<SerialBatchView>(`POST ${BATCHES}/import`, {
        who: operator,
        form,
        key: randomUUID(),
        ...sent,
      });
    },
    /** As soon as it is there, with a worker running. */
    until: async (id: number, state: string, who: StaffPrincipal = operator) => {
      await expect.poll(async () => (await one(id, who)).state, { timeout: 20_000, interval: 50 }).toBe(state);
      return one(id, who);
    },
    list: async (query: string, who: StaffPrincipal = operator) =>
      (await events().call<SerialBatchesView>(`GET ${BATCHES}?${query}`, { who })).body,
    count: async (table: string, batch: number) =>
      Number((await events().database.exec(`SELECT COUNT(*) AS n FROM ${table} WHERE batch_id = ${batch}`))[0]?.n),
    job: async (batch: number) =>
      (await events().database.exec(`SELECT * FROM bulk_job WHERE kind = 'serial' AND subject_id = ${batch}`))[0],
  };
}

/** Every file below a folder as bytes. */
export async function everyFile(folder: string): Promise<Buffer[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(found.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))));
}
