import { Injectable } from '@nestjs/common';
import type { DeliveryState, EventFiguresQuery, EventFiguresView, MailStatus } from '@hub/contracts/events';
import { readTaipei, taipeiAt, taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { limitedReads, type Read } from '../deliveries/limited-reads.ts';
import { lastMail, mailStatusOf } from '../redeem/own-redemptions.ts';
import { FindEvents } from './find-events.ts';
import { LOCKED_NOW } from './locked-now.ts';

const LONGEST_MS = 5000;

type Step = 'hour' | 'day';
type Span = { event: number; from: Date; until: Date; step: Step };
type Sums = { redeemed: number; wrong: number; locked: number; substitutes: number };
type Counted = { at: string; many: string };

const none = (): Sums => ({ redeemed: 0, wrong: 0, locked: 0, substitutes: 0 });

const SOURCES: Record<keyof Sums, [table: string, moment: string, more: string]> = {
  redeemed: ['redemption', 'created_at', ''],
  wrong: ['wrong_entry', 'at', ''],
  locked: ['lock_entry', 'at', ''],
  substitutes: ['redemption', 'created_at', 'AND code_id IS NULL'],
};

@Injectable()
export class EventFigures {
  constructor(
    private readonly db: Db,
    private readonly find: FindEvents,
  ) {}

  async run({ who }: StaffCaller, id: number, query: EventFiguresQuery): Promise<EventFiguresView> {
    await this.find.row(who, id);
    const step = query.step as Step;
    const span: Span = { event: id, from: readTaipei(query.from)!.from, until: readTaipei(query.until)!.until, step };
    const read = limitedReads(this.db.source, LONGEST_MS);
    const points = new Map(pointsOf(span).map((at) => [at, { at, ...none() }]));
    const totals = none();
    for (const name of Object.keys(SOURCES) as (keyof Sums)[]) {
      for (const { at, many } of await countedOf(read, span, name)) {
        const point = points.get(at);
        if (point) point[name] += Number(many);
        totals[name] += Number(many);
      }
    }
    const by_category = await categoriesOf(read, span);
    const rest = { locked_now: await lockedNow(read, id), mails: await mailsOf(read, span) };
    return { data: { step, totals, points: [...points.values()], by_category, ...rest } };
  }
}

const countedOf = (read: Read, { event, from, until, step }: Span, name: keyof Sums): Promise<Counted[]> => {
  const [table, moment, more] = SOURCES[name];
  const format = step === 'hour' ? '%Y-%m-%dT%H' : '%Y-%m-%d';
  return read<Counted>(
    `SELECT DATE_FORMAT(${moment} + INTERVAL 8 HOUR, '${format}') AS at, COUNT(*) AS many FROM ${table}
      WHERE event_id = ? AND ${moment} >= ? AND ${moment} < ? ${more} GROUP BY 1`,
    [event, from, until],
  );
};

async function lockedNow(read: Read, event: number): Promise<number> {
  const [row] = await read<{ many: string }>(`SELECT ${LOCKED_NOW} AS many FROM event e WHERE e.id = ?`, [event]);
  return Number(row?.many ?? 0);
}

async function categoriesOf(read: Read, { event, from, until }: Span) {
  const rows = await read<{ id: number; title: string; codes: string | null; used: string | null; redeemed: string }>(
    `SELECT c.id, c.title, b.codes, b.used, COALESCE(r.many, 0) AS redeemed FROM event_category c
      LEFT JOIN (SELECT s.category_id, SUM(s.used) AS used,
          SUM(IF(b.state = 'disabled', s.used, IF(b.cap IS NULL, s.codes, b.cap))) AS codes
        FROM serial_batch b JOIN serial_batch_category s ON s.batch_id = b.id
        WHERE b.event_id = ? AND b.state IN ('ready', 'disabled') GROUP BY s.category_id) b ON b.category_id = c.id
      LEFT JOIN (SELECT category_id, COUNT(*) AS many FROM redemption
        WHERE event_id = ? AND created_at >= ? AND created_at < ? GROUP BY category_id) r ON r.category_id = c.id
      WHERE c.event_id = ? ORDER BY c.place, c.id`,
    [event, event, from, until, event],
  );
  return rows.map(({ id, title, codes, used, redeemed }) => ({
    id,
    title,
    codes: Number(codes ?? 0),
    used: Number(used ?? 0),
    redeemed: Number(redeemed),
  }));
}

/** null where the database did not come to an end with them: the other figures stand all the same. */
async function mailsOf(read: Read, { event, from, until }: Span): Promise<Record<MailStatus, number> | null> {
  const mails = { queued: 0, sent: 0, failed: 0 };
  const rows = await read<{ state: DeliveryState; many: string }>(
    `SELECT COALESCE(${lastMail.state}, 'queued') AS state, COUNT(*) AS many FROM redemption r
      LEFT JOIN delivery d ON d.mail_id = r.mail_id ${lastMail.joins}
      WHERE r.event_id = ? AND r.created_at >= ? AND r.created_at < ? GROUP BY 1`,
    [event, from, until],
  ).catch(noneWhenStopped);
  if (!rows) return null;
  for (const { state, many } of rows) mails[mailStatusOf(state)] += Number(many);
  return mails;
}

function noneWhenStopped(error: unknown): null {
  if (error instanceof TemporarilyUnavailable) return null;
  throw error;
}

function pointsOf({ from, until, step }: Span): string[] {
  const points: string[] = [];
  const minutes = step === 'hour' ? 60 : 24 * 60;
  for (let nth = 0; ; nth += 1) {
    const at = taipeiAt(from, 0, nth * minutes);
    if (at >= until) return points;
    points.push(taipeiIso(at).slice(0, step === 'hour' ? 13 : 10));
  }
}
