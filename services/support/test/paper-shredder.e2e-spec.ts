import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@hub/nest-kit/db';
import { openFileStore, StoreAway, Vault, type FileStore } from '@hub/nest-kit/files';
import { parseRing, type KeyRing } from '@hub/nest-kit/keys';
import { aPlayer, aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { StaffTicketView } from '@hub/contracts/tickets';
import { PaperShredder } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { pictureCalls, playersReport } from './picture-calls.ts';
import { aForm, aPicture } from './pictures.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
let source: DataSource;
let store: FileStore;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.env.DATABASE_URL, schema, 4);
  store = await openFileStore(support.env.FILES_URL);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});
beforeEach(async () => {
  for (const table of ['attachment', 'destruction', 'counter']) await support.database.exec(`DELETE FROM ${table}`);
});

const { create, view, rowsOf } = pictureCalls(() => support);
const ring = parseRing(testKeys.VAULT_KEYS);
const shredder = (over: { store?: FileStore; ring?: KeyRing } = {}) => {
  const kept = over.store ?? store;
  return new PaperShredder({ source, store: kept, vault: new Vault(kept, over.ring ?? ring), days: 30 });
};
const player = aPlayer();

/** A case with so many papers and one proof of payment, closed so many days ago; not closed without. */
async function aCase(papers: number, closedDays?: number): Promise<number> {
  const fields = [...Array.from({ length: papers }, (_, n) => `attachment_id${n + 1}`), 'attachment_pay1'];
  const files = await Promise.all(fields.map(async (name) => [name, { bytes: await aPicture() }] as const));
  const form = aForm({ ...playersReport, question_type: 'f' }, Object.fromEntries(files));
  const id = (await create({ who: player, form })).body.msg.question_id;
  if (closedDays !== undefined) await close(id, `${closedDays * 1440}`);
  return id;
}
const close = (id: number, minutes: string) =>
  support.database.exec(
    `UPDATE ticket SET status = 4, closed_by = 'player', closed_at = NOW(3) - INTERVAL ${minutes} MINUTE WHERE id = ${id}`,
  );
const states = async (id: number) =>
  (await rowsOf(`ticket_id = ${id} AND kind = 'id_paper' ORDER BY id`)).map(({ state }) => state);
const sealedFiles = async () => {
  const entries = await readdir(join(support.folder, 'objects', 'q', 'papers'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
};
const records = () => support.database.exec('SELECT * FROM destruction ORDER BY id');
const staffView = async (id: number) =>
  (await callAs<StaffTicketView>(support.url, 'support', `GET /api/staff/questions/${id}`, { who: aStaff() })).body
    .data;

describe('the shredder of ID papers', () => {
  it('destroys those of cases that were closed 30 days ago, and no others', async () => {
    const open = await aCase(1);
    const young = await aCase(1);
    await close(young, `${30 * 1440 - 5}`);
    const due = await aCase(2, 31);
    const before = await sealedFiles();
    const numbers = (await rowsOf(`ticket_id = ${due} AND kind = 'id_paper'`)).map(({ id }) => id);
    await shredder().run();
    expect([await states(open), await states(young), await states(due)]).toEqual([
      ['ready'],
      ['ready'],
      ['gone', 'gone'],
    ]);
    expect(await sealedFiles()).toBe(before - 2);
    for (const row of await rowsOf(`ticket_id = ${due} AND kind = 'id_paper'`))
      expect(row).toMatchObject({
        kek_id: null,
        wrapped_key: null,
        name: '',
        sha256: null,
        owner: '',
        bytes: 0,
        width: 0,
      });
    expect(await rowsOf(`ticket_id = ${due} AND kind = 'pay' AND state = 'ready'`)).toHaveLength(1);
    const [record, ...more] = await records();
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      ticket_id: due,
      files: 2,
      file_numbers: numbers.join(),
      method: 'key forgotten, sealed file removed',
    });
    expect(record!.destroyed_at).not.toBeNull();
    expect(record!.removed_at).not.toBeNull();
    const audit = await support.database.exec(
      `SELECT detail FROM audit WHERE action = 'paper.destroy' AND object = 'ticket:${due}'`,
    );
    expect(audit.map(({ detail }) => JSON.parse(String(detail)))).toEqual([{ papers: numbers, days_after_close: 30 }]);
  });

  it('is said in the case, to both sides, and the paper never opens again', async () => {
    const id = await aCase(1, 31);
    const [paper] = (await staffView(id)).paper_ids;
    await shredder().run();
    const shown = (await view(player, id)).body.msg.papers;
    expect(shown).toEqual({ count: 1, destroyed_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*\+08:00$/) });
    const seen = await staffView(id);
    expect([seen.papers, seen.paper_ids]).toEqual([shown, []]);
    const line = `POST /api/staff/questions/${id}/papers/${paper}`;
    const look = await callAs(support.url, 'support', line, { who: aStaff(), body: { reason: '核對帳號擁有者' } });
    expect([look.status, look.body]).toEqual([410, { msg: '身分證件已依規定銷毀' }]);
  });

  it('leaves a case alone that was opened again', async () => {
    const id = await aCase(1, 31);
    await support.database.exec(`UPDATE ticket SET status = 1, closed_at = NULL, closed_by = NULL WHERE id = ${id}`);
    expect(await shredder().shred()).toBe(0);
    expect([await states(id), await records()]).toEqual([['ready'], []]);
  });

  it('may be ended after any step and goes on where it was', async () => {
    const id = await aCase(2, 31);
    // Fallen inside the transaction: nothing happened.
    await support.database.exec('RENAME TABLE destruction TO destruction_away');
    await expect(shredder().shred()).rejects.toThrow();
    await support.database.exec('RENAME TABLE destruction_away TO destruction');
    expect(await states(id)).toEqual(['ready', 'ready']);
    // Fallen after it: the keys are gone, the files are not.
    expect(await shredder().shred()).toBe(1);
    expect([await states(id), (await sealedFiles()) > 0]).toEqual([['shredded', 'shredded'], true]);
    expect((await records())[0]!.removed_at).toBeNull();
    // Fallen after one file.
    let removed = 0;
    const falling = Object.assign(Object.create(store) as FileStore, {
      remove: (key: string) => (++removed > 1 ? Promise.reject(new Error('the process fell')) : store.remove(key)),
    });
    await expect(shredder({ store: falling }).removeFiles()).rejects.toThrow('the process fell');
    expect(await states(id)).toEqual(['gone', 'shredded']);
    await shredder().run();
    expect(await states(id)).toEqual(['gone', 'gone']);
    expect((await records()).map(({ files, removed_at }) => [files, removed_at !== null])).toEqual([[2, true]]);
    await shredder().run();
    expect(await records()).toHaveLength(1);
  });

  it('forgets the keys also while the store is away, and removes the files when it is back', async () => {
    const id = await aCase(1, 31);
    const away = Object.assign(Object.create(store) as FileStore, {
      remove: () => Promise.reject(new StoreAway('test')),
    });
    await expect(shredder({ store: away }).run()).rejects.toThrow(StoreAway);
    expect([await states(id), (await records()).length]).toEqual([['shredded'], 1]);
    await shredder().run();
    expect(await states(id)).toEqual(['gone']);
  });

  it('leaves one record where several do it at once', async () => {
    const ids = await Promise.all([aCase(1, 31), aCase(1, 40), aCase(1, 50)]);
    const cases = await Promise.all([shredder().shred(), shredder().shred(), shredder().shred()]);
    expect(cases.reduce((sum, one) => sum + one)).toBe(3);
    expect((await records()).map(({ ticket_id }) => ticket_id).sort()).toEqual([...ids].sort());
  });

  it('keeps its records five years', async () => {
    const row = (years: string) =>
      `INSERT INTO destruction (ticket_id, files, file_numbers, method, destroyed_at, removed_at)
        VALUES (1, 1, '1', 'm', NOW(3) - INTERVAL ${years}, NOW(3))`;
    await support.database.exec(row('1825 DAY'));
    await support.database.exec(row('1830 DAY'));
    await shredder().run();
    expect(await records()).toHaveLength(1);
  });

  it('seals kept papers under a new process key', async () => {
    const id = await aCase(1);
    const anew = [{ kid: 'second', key: Buffer.alloc(32, 7) }, ...ring] as KeyRing;
    expect(await shredder({ ring: anew }).sealAnew()).toBe(1);
    expect(await shredder({ ring: anew }).sealAnew()).toBe(0);
    expect((await rowsOf(`ticket_id = ${id} AND kind = 'id_paper'`))[0]!.kek_id).toBe('second');
  });
});
