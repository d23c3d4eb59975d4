import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@hub/nest-kit/db';
import { openFileStore, StoreUnavailable, Vault, type FileStore } from '@hub/nest-kit/files';
import { parseRing, type KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { aPlayer, aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { StaffTicketView } from '@hub/contracts/tickets';
import { PaperShredder } from '@hub/tickets/server';
import { destroyPapers } from '../src/destroy-papers.ts';
import { start as startWorker } from '../src/worker.ts';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
  complaints.mockClear();
  for (const table of ['attachment', 'destruction', 'counter']) await support.database.exec(`DELETE FROM ${table}`);
});

const { create, view, rowsOf } = pictureCalls(() => support);
const ring = parseRing(testKeys.VAULT_KEYS);
const log = createLog('support-worker', 'silent');
const complaints = vi.spyOn(log, 'error');
const shredder = (over: { store?: FileStore; ring?: KeyRing } = {}) => {
  const kept = over.store ?? store;
  return new PaperShredder({ source, store: kept, vault: new Vault(kept, over.ring ?? ring), days: 30, log });
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
const filed = (id: number, days: number) =>
  support.database.exec(`UPDATE ticket SET created_at = NOW(3) - INTERVAL ${days} DAY WHERE id = ${id}`);
const said = (id: number, official: 0 | 1, days: number) =>
  support.database.exec(`INSERT INTO reply (ticket_id, is_official, content, created_at)
    VALUES (${id}, ${official}, '好的', NOW(3) - INTERVAL ${days} DAY)`);
const audited = async (id: number) => {
  const rows = await support.database.exec(
    `SELECT actor, detail FROM audit WHERE action = 'paper.destroy' AND object = 'ticket:${id}'`,
  );
  return rows.map(({ actor, detail }) => ({ actor, ...(JSON.parse(String(detail)) as object) }));
};
const named = () => complaints.mock.calls.map((call) => call.at(1));
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
      cause: 'closed',
      method: 'key forgotten, sealed file removed',
    });
    expect(record!.destroyed_at).not.toBeNull();
    expect(record!.removed_at).not.toBeNull();
    expect(await audited(due)).toEqual([{ actor: 'paper-shredder', papers: numbers, cause: 'closed', after_days: 30 }]);
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
    expect(await shredder().shred()).toBe(0);
    await support.database.exec('RENAME TABLE destruction_away TO destruction');
    expect(named()).toEqual([`ID papers: case ${id} waits for the next round`]);
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
    expect(await shredder({ store: falling }).removeFiles()).toBe(1);
    expect(await states(id)).toEqual(['gone', 'shredded']);
    expect((await records())[0]!.removed_at).toBeNull();
    await shredder().run();
    expect(await states(id)).toEqual(['gone', 'gone']);
    expect((await records()).map(({ files, removed_at }) => [files, removed_at !== null])).toEqual([[2, true]]);
    await shredder().run();
    expect(await records()).toHaveLength(1);
  });

  it('forgets the keys also while the store is away, and removes the files when it is back', async () => {
    const id = await aCase(2, 31);
    const away = Object.assign(Object.create(store) as FileStore, {
      remove: () => Promise.reject(new StoreUnavailable('test')),
    });
    await shredder({ store: away }).run();
    expect([await states(id), (await records()).length]).toEqual([['shredded', 'shredded'], 1]);
    // One line for all: a store that is away is away for every file.
    expect(named()).toEqual([expect.stringMatching(/^ID papers: file \d+ waits for the next round$/)]);
    await shredder().run();
    expect(await states(id)).toEqual(['gone', 'gone']);
  });

  it('leaves one record where several do it at once', async () => {
    const ids = await Promise.all([aCase(1, 31), aCase(1, 40), aCase(1, 50)]);
    const cases = await Promise.all([shredder().shred(), shredder().shred(), shredder().shred()]);
    expect(cases.reduce((sum, one) => sum + one)).toBe(3);
    expect((await records()).map(({ ticket_id }) => ticket_id).sort()).toEqual([...ids].sort());
  });

  it('keeps its records five years', async () => {
    const row = (years: string) =>
      `INSERT INTO destruction (ticket_id, files, file_numbers, cause, method, destroyed_at, removed_at)
        VALUES (1, 1, '1', 'closed', 'm', NOW(3) - INTERVAL ${years}, NOW(3))`;
    await support.database.exec(row('1825 DAY'));
    await support.database.exec(row('1830 DAY'));
    await shredder().run();
    expect(await records()).toHaveLength(1);
  });

  it('seals kept papers under a new process key, which then opens them alone', async () => {
    const id = await aCase(1);
    const alone = [{ kid: 'second', key: Buffer.alloc(32, 7) }] as KeyRing;
    const anew = [...alone, ...ring] as KeyRing;
    expect(await shredder({ ring: anew }).sealAnew()).toBe(1);
    expect(await shredder({ ring: anew }).sealAnew()).toBe(0);
    const [row] = await rowsOf(`ticket_id = ${id} AND kind = 'id_paper'`);
    const of = { id: String(row!.public_id), row: `ticket ${id}` };
    const key = { kekId: String(row!.kek_id), wrapped: row!.wrapped_key as Buffer };
    const opened = await new Vault(store, alone).get(of, key, 'view', `${String(row!.file_key)}.view`);
    expect(opened.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
    await expect(new Vault(store, ring).get(of, key, 'view', `${String(row!.file_key)}.view`)).rejects.toThrow();
  });

  it('destroys those of an open case 180 days after anybody wrote in it', async () => {
    const [silent, talked, answered, old] = [await aCase(1), await aCase(1), await aCase(1), await aCase(1)];
    for (const id of [silent, talked, answered, old]) await filed(id, 400);
    await said(talked, 0, 179);
    await said(answered, 1, 179);
    await said(answered, 0, 300);
    await said(old, 1, 181);
    const young = await aCase(1);
    await filed(young, 179);
    expect(await shredder().shred()).toBe(2);
    expect([await states(silent), await states(old)]).toEqual([['shredded'], ['shredded']]);
    for (const id of [talked, answered, young]) expect(await states(id)).toEqual(['ready']);
    expect((await records()).map(({ ticket_id, cause }) => [ticket_id, cause])).toEqual([
      [silent, 'silent'],
      [old, 'silent'],
    ]);
    expect(await audited(old)).toMatchObject([{ cause: 'silent', after_days: 180 }]);
  });

  it('goes on beside a case, a file and a key that fail', async () => {
    const [bad, good] = [await aCase(1, 31), await aCase(1, 31)];
    await support.database.exec(`CREATE TRIGGER bad_row BEFORE INSERT ON destruction FOR EACH ROW
      IF NEW.ticket_id = ${bad} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'bad row'; END IF`);
    const kept = await aCase(1);
    const broken = await aCase(1);
    const [lost] = await rowsOf(`ticket_id = ${broken} AND kind = 'id_paper'`);
    await support.database.exec(
      `UPDATE attachment SET wrapped_key = REVERSE(wrapped_key) WHERE id = ${String(lost!.id)}`,
    );
    const anew = [{ kid: 'second', key: Buffer.alloc(32, 7) }, ...ring] as KeyRing;
    // The broken one comes first: the other has the higher number.
    const after = await aCase(1);
    try {
      await shredder({ ring: anew }).run();
    } finally {
      await support.database.exec('DROP TRIGGER bad_row');
    }
    expect([await states(bad), await states(good)]).toEqual([['ready'], ['gone']]);
    const keys = await rowsOf(`ticket_id IN (${kept}, ${broken}, ${after}) AND kind = 'id_paper' ORDER BY ticket_id`);
    expect(keys.map(({ kek_id }) => kek_id)).toEqual(['second', 'test', 'second']);
    expect(named()).toEqual([
      `ID papers: case ${bad} waits for the next round`,
      `ID papers: paper ${String(lost!.id)} waits for the next round`,
    ]);
  });

  it('removes the other files when one stays', async () => {
    const [first, second] = [await aCase(1, 31), await aCase(1, 31)];
    await shredder().shred();
    const [stuck] = await rowsOf(`ticket_id = ${first} AND kind = 'id_paper'`);
    const stubborn = Object.assign(Object.create(store) as FileStore, {
      remove: (key: string) =>
        key.startsWith(String(stuck!.file_key)) ? Promise.reject(new Error('no')) : store.remove(key),
    });
    expect(await shredder({ store: stubborn }).removeFiles()).toBe(1);
    expect([await states(first), await states(second)]).toEqual([['shredded'], ['gone']]);
    expect((await records()).map(({ removed_at }) => removed_at !== null)).toEqual([false, true]);
  });

  it('takes its other steps when one cannot begin', async () => {
    const id = await aCase(1, 31);
    await shredder().shred();
    vi.spyOn(PaperShredder.prototype, 'shred').mockRejectedValueOnce(new Error('the database was away'));
    await shredder().run();
    expect([await states(id), named()]).toEqual([['gone'], ['ID papers: could not forget keys']]);
  });
});

describe('an order to destroy the papers of a case', () => {
  const order = (id: number, reason = '本人要求撤回同意') =>
    destroyPapers({ DATABASE_URL: support.env.DATABASE_URL }, { case: id, reason });

  it('is carried out at once, also in an open case, and once', async () => {
    const [id, other] = [await aCase(2), await aCase(1)];
    expect(await order(id)).toEqual({ is: 'destroyed', papers: 2 });
    expect(await order(id)).toEqual({ is: 'destroyed', papers: 0 });
    expect([await states(id), await states(other)]).toEqual([['shredded', 'shredded'], ['ready']]);
    expect(await records()).toMatchObject([{ ticket_id: id, files: 2, cause: 'ordered', removed_at: null }]);
    expect(await audited(id)).toMatchObject([{ actor: 'command-line', cause: 'ordered', reason: '本人要求撤回同意' }]);
    await shredder().run();
    expect(await states(id)).toEqual(['gone', 'gone']);
  });

  it('needs a reason and a case', async () => {
    const id = await aCase(1);
    await expect(order(id, '  ok ')).rejects.toThrow('PAPER_REASON_SHORT');
    expect([await states(id), await order(4_000_000_000)]).toEqual([['ready'], { is: 'no-case' }]);
  });
});

it('the worker does it, and sweeps old hand-overs, in its rounds', async () => {
  const id = await aCase(1, 31);
  await support.database.exec(`INSERT INTO hand_over (code_hash, watch_hash, game_id, box, created_at)
    VALUES (REPEAT('a', 32), REPEAT('b', 32), 'H73', 'x', NOW(3) - INTERVAL 1 DAY)`);
  const worker = await startWorker({ ...support.env, TIDY_MS: '100' });
  try {
    await expect.poll(() => states(id), { timeout: 15_000 }).toEqual(['gone']);
    await expect.poll(() => support.database.exec('SELECT id FROM hand_over'), { timeout: 15_000 }).toEqual([]);
  } finally {
    await worker.close();
  }
});
