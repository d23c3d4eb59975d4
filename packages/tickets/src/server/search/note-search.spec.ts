import { createHash } from 'node:crypto';
import type { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { aStaff } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import type { Contacts } from '../contacts.ts';
import { NoteSearch } from './note-search.ts';

/** A counter in memory that counts how often it was read. */
function noting() {
  const hits = new Map<string, number>();
  const asked = { reads: 0, notes: 0 };
  const query = async (sql: string, [bucket]: [Buffer]) => {
    const name = bucket.toString('hex');
    if (sql.startsWith('SELECT')) {
      asked.reads += 1;
      return hits.has(name) ? [{ hits: hits.get(name), left_s: 900 }] : [];
    }
    hits.set(name, (hits.get(name) ?? 0) + 1);
    return hits.get(name) === 1 ? { affectedRows: 1, insertId: 0 } : { affectedRows: 2, insertId: hits.get(name) };
  };
  const audit = async () => void (asked.notes += 1);
  const runTx = async (work: (tx: object) => Promise<unknown>) => work({ manager: { query }, audit });
  const bucket = (_: string, value: string) => createHash('sha256').update(value).digest();
  const search = new NoteSearch({ source: { query }, runTx } as unknown as Db, { bucket } as unknown as Contacts);
  const caller = { who: aStaff(), rid: 'r-1', ip: '10.0.0.1' } as unknown as StaffCaller;
  return { asked, look: (q: string) => search.run(caller, q, 'H73', { kind: 'words' }) };
}

it('notes a look once, and once it has found it noted asks no more', async () => {
  const { asked, look } = noting();
  for (let page = 0; page < 5; page += 1) await look('月卡');
  expect(asked).toEqual({ reads: 2, notes: 1 });
});

it('keeps the looks that go on, whatever many others are begun', async () => {
  const { asked, look } = noting();
  await look('月卡');
  await look('月卡');
  for (let other = 0; other < 1000; other += 1) await look(`another ${other}`);
  const before = asked.reads;
  await look('月卡');
  expect(asked).toEqual({ reads: before, notes: 1001 });
});
