import type { EventFiguresQuery } from '@hub/contracts/events';
import type { Db } from '@hub/nest-kit/db';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { expect, it } from 'vitest';
import { EventFigures } from './event-figures.ts';
import type { FindEvents } from './find-events.ts';

/** The figures of an event, over a database that stops what has these words. */
function figuresWithout(words: string) {
  const query = (sql: string) =>
    sql.includes(words) ? Promise.reject(Object.assign(new Error('stopped'), { errno: 1969 })) : Promise.resolve([]);
  const db = { source: { options: { type: 'mariadb' }, query } } as unknown as Db;
  const find = { row: () => Promise.resolve({}) } as unknown as FindEvents;
  const range: EventFiguresQuery = { from: '2026-11-01', until: '2026-11-02', step: 'day' };
  return new EventFigures(db, find).run({} as StaffCaller, 1, range);
}

it('stand without the mails where those were too many to be counted in time', async () => {
  const { data } = await figuresWithout('JOIN delivery');
  expect([data.mails, data.points.length, data.totals.redeemed]).toEqual([null, 2, 0]);
  expect((await figuresWithout('nothing')).data.mails).toEqual({ queued: 0, sent: 0, failed: 0 });
});

it('are refused where another part was stopped', async () => {
  await expect(figuresWithout('FROM wrong_entry')).rejects.toThrow(TemporarilyUnavailable);
});
