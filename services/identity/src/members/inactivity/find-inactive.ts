import { Injectable } from '@nestjs/common';
import {
  inactivityLists,
  type InactiveMembersQuery,
  type InactiveMembersView,
  type Inactivity,
  type InactivityList,
  type InactivityRunsQuery,
  type InactivityRunsView,
  type InactivityView,
} from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Member } from '../member.entity.ts';
import { memberName } from '../member-id.ts';
import { HeldMembers } from './held-members.ts';
import { inactiveSources } from './inactive-members.ts';
import { dayOf, startOfDay } from './inactivity-days.ts';
import { inactivityRunKind } from './inactivity-run.kind.ts';
import type { InactivityRunRow } from './inactivity-run.entity.ts';
import { mayRequest, mustRead } from './inactivity.policy.ts';

const PAGE = 25;

type Row = Pick<Member, 'id' | 'email_mac' | 'email_box' | 'profile_box' | 'last_login_at'> & {
  mailed_at: Date | null;
  closes_at: Date | null;
  bounced_at: Date | null;
  at: Date;
  along: number;
};

const timeOf = (at: Date | null) => at && taipeiIso(at);

/** The dry run: counts and lists by the conditions of the run itself, and changes nothing. */
@Injectable()
export class FindInactive {
  constructor(
    private readonly db: Db,
    private readonly held: HeldMembers,
  ) {}

  async show({ who }: StaffCaller): Promise<InactivityView> {
    mustRead(who);
    const day = await this.today();
    const counts: [InactivityList, number][] = [];
    for (const list of inactivityLists) counts.push([list, await this.count(list, day)]);
    const of = Object.fromEntries(counts) as Record<InactivityList, number>;
    const [state] = await this.db.source.query<{ approval: number | null; running: number | string }[]>(
      `SELECT (SELECT MAX(id) FROM approval WHERE kind = ? AND state = 'open' AND expires_at > NOW(3)) AS approval,
        EXISTS (SELECT 1 FROM inactivity_run WHERE done_at IS NULL) AS running`,
      [inactivityRunKind.name],
    );
    const data: Omit<Inactivity, 'may_request'> = {
      day: dayOf(day),
      to_notice: of.notice,
      to_close: of.close,
      waiting: of.waiting,
      unsent: of.unsent,
      bounced: of.bounced,
      approval: state?.approval ?? null,
      running: Number(state?.running) === 1,
    };
    const free = data.approval === null && !data.running && data.to_notice + data.to_close + data.unsent > 0;
    return { data: { ...data, may_request: free && mayRequest(who) } };
  }

  async list({ who }: StaffCaller, { list, page }: InactiveMembersQuery): Promise<InactiveMembersView> {
    mustRead(who);
    const { from, order, values } = inactiveSources[list](await this.today());
    const [at, id] = order;
    const nothing = 'NULL AS mailed_at, NULL AS closes_at, NULL AS bounced_at';
    const notice = list === 'notice' ? nothing : 'n.mailed_at, n.closes_at, n.bounced_at';
    const rows: Row[] = await this.db.source.query(
      `SELECT m.id, m.email_mac, m.email_box, m.profile_box, m.last_login_at, ${notice}, ${at} AS at, ${id} AS along
        FROM ${from} ${page ? `AND (${at}, ${id}) > (?, ?)` : ''} ORDER BY ${at}, ${id} LIMIT ${PAGE + 1}`,
      [...values, ...(page ? cursorOf(page) : [])],
    );
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const held = list === 'close' ? await this.held.tryAsk(shown) : null;
    return {
      data: shown.map((row, nth) => ({
        member_id: memberName(row.id),
        last_login: taipeiIso(row.last_login_at),
        mailed_at: timeOf(row.mailed_at),
        closes_on: row.closes_at && dayOf(row.closes_at),
        bounced_at: timeOf(row.bounced_at),
        held: held?.[nth] ?? null,
      })),
      page: { next: rows.length > PAGE && last ? `${last.at.getTime()}-${last.along}` : null },
    };
  }

  async runs({ who }: StaffCaller, { page }: InactivityRunsQuery): Promise<InactivityRunsView> {
    mustRead(who);
    const rows: InactivityRunRow[] = await this.db.source.query(
      `SELECT * FROM inactivity_run ${page ? 'WHERE id < ?' : ''} ORDER BY id DESC LIMIT ${PAGE + 1}`,
      page ? [page] : [],
    );
    const shown = rows.slice(0, PAGE);
    return { data: shown.map(runView), page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null } };
  }

  async count(list: InactivityList, day: Date): Promise<number> {
    const { from, values } = inactiveSources[list](day);
    const [found]: { many: string }[] = await this.db.source.query(`SELECT COUNT(*) AS many FROM ${from}`, values);
    return Number(found?.many ?? 0);
  }

  /** By the clock of the database, as everything else of a member. */
  async today(): Promise<Date> {
    const [{ now }] = await this.db.source.query<[{ now: Date }]>('SELECT NOW(3) AS now');
    return startOfDay(now);
  }
}

function cursorOf(page: string): [Date, number] {
  const [at = 0, id = 0] = page.split('-').map(Number);
  return [new Date(at), id];
}

const runView = (row: InactivityRunRow): InactivityRunsView['data'][number] => ({
  id: row.id,
  day: dayOf(row.day_at),
  requested_by: row.requested_by,
  approved_by: row.approved_by,
  noticed: row.noticed,
  closed: row.closed,
  held: row.held,
  started_at: taipeiIso(row.started_at),
  done_at: timeOf(row.done_at),
  state: row.done_at ? 'done' : 'running',
});
