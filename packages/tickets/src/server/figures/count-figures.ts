import { dayOf, serviceMs, type ServiceTime } from '@hub/contracts/tickets';
import type { Db } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { GameSettings } from '../ports.ts';
import { Backlog, endsDays } from './backlog.ts';
import { holdFigures } from './figure-state.ts';
import type { FigureEventRow } from './figure.entity.ts';
import { serviceTimesOf } from './holidays.ts';
import { Tally } from './tally.ts';
import { readOpen, writeBacklog, writeNames, writeTally } from './write-figures.ts';

const BATCH = 500;

type Event = FigureEventRow & { game_name: string | null; type_text: string | null };
export type CountParts = { db: Db; settings: Pick<GameSettings, 'of'> };

const columns = `e.id, e.kind, e.at, e.filed_at, e.ticket_id, e.game_id, e.question_type, e.agent_id, e.agent_name,
  e.detail, e.commented, e.service_s, t.game_name, t.type_text`;

/** An event leaves `figure_pending` in the transaction that counts it: counted once, whatever is killed in between. */
export async function countFigures({ db, settings }: CountParts): Promise<number> {
  const waiting: { id: string; game_id: string }[] = await db.source.query(
    `SELECT e.id, e.game_id FROM figure_pending p JOIN figure_event e ON e.id = p.event_id
      ORDER BY p.at, p.event_id LIMIT ${BATCH}`,
  );
  const games = [...new Set(waiting.map(({ game_id }) => game_id))];
  // Asked before the transaction, which must hold nothing but database work.
  const times = await serviceTimesOf(db.source, settings, games);
  const ids = waiting.map(({ id }) => id);
  return db.runTx((tx) => countBatch(tx.manager, ids, times));
}

async function countBatch(manager: EntityManager, ids: string[], times: Map<string, ServiceTime>): Promise<number> {
  const { snappedUntil, today } = await holdFigures(manager);
  const events = ids.length > 0 ? await stillWaiting(manager, ids) : [];
  const newest = events.at(-1);
  const reached = newest ? dayOf(newest.at) : today;
  const backlog = new Backlog(endsDays(snappedUntil, reached) ? await readOpen(manager) : [], snappedUntil);
  const tally = new Tally();
  for (const event of events) {
    event.service_s ??= measured(event, times);
    tally.add(event);
    backlog.add(event);
  }
  // While older events wait, the days before them are not over for the figures.
  if (ids.length === 0 && snappedUntil !== null) backlog.closeDaysBefore(today);
  if (events.length > 0) await settle(manager, events, tally);
  if (events.length > 0 || backlog.snappedUntil !== snappedUntil) await writeBacklog(manager, backlog);
  return events.length;
}

async function stillWaiting(manager: EntityManager, ids: string[]): Promise<Event[]> {
  return (await manager.query(
    `SELECT ${columns} FROM figure_pending p JOIN figure_event e ON e.id = p.event_id
      LEFT JOIN ticket t ON t.id = e.ticket_id
      WHERE p.event_id IN (?) ORDER BY e.at, e.id`,
    [ids],
  )) as Event[];
}

function measured(event: Event, times: Map<string, ServiceTime>): number {
  const time = times.get(event.game_id);
  if (!time || event.kind === 'filed') return 0;
  return Math.round(serviceMs(time, event.filed_at, event.at) / 1000);
}

async function settle(manager: EntityManager, events: Event[], tally: Tally): Promise<void> {
  await writeTally(manager, tally);
  await writeNames(manager, namesOf(events));
  const ids = events.map(({ id }) => id);
  const cases = events.map(() => 'WHEN ? THEN ?').join(' ');
  const measures = events.flatMap(({ id, service_s }) => [id, service_s]);
  await manager.query(`UPDATE figure_event SET service_s = CASE id ${cases} END WHERE id IN (?)`, [...measures, ids]);
  await manager.query('DELETE FROM figure_pending WHERE event_id IN (?)', [ids]);
}

function namesOf(events: Event[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const event of events) {
    if (event.game_name) names.set(`game\n${event.game_id}`, event.game_name);
    if (event.type_text) names.set(`type\n${event.question_type}`, event.type_text);
    if (event.agent_id !== null && event.agent_name) names.set(`agent\n${event.agent_id}`, event.agent_name);
  }
  return names;
}
