import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  DATA_REQUEST_SOON_DAYS,
  overStates,
  type DataRequest,
  type DataRequestRow as RowView,
  type DataRequestsQuery,
  type DataRequestsView,
  type DataRequestView,
} from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { requestAbsent, requestState } from './data-request.errors.ts';
import type { DataRequestAreaRow, DataRequestRow, DataRequestStepRow } from './data-request.entity.ts';
import { requestMoves, type RequestMove } from './data-request.moves.ts';
import { mayEdit, mustRead } from './data-request.policy.ts';
import { areaView, recordOf, timeOf } from './destruction-record.ts';
import { RequestBox } from './request-box.ts';

const PAGE = 20;
const DAY_MS = 86_400_000;

const SOON = `due_at < NOW(3) + INTERVAL ${DATA_REQUEST_SOON_DAYS} DAY`;
const byDeadline = { order: 'due_at, id', after: '(due_at, id) > ((SELECT due_at FROM data_request WHERE id = ?), ?)' };
/** Those that need somebody first: the nearest deadline on top. `after`: the row with a number, which may stand in it twice. */
const lists = {
  open: { of: 'closed_at IS NULL', ...byDeadline },
  due: { of: `closed_at IS NULL AND ${SOON}`, ...byDeadline },
  over: { of: 'closed_at IS NOT NULL', order: 'id DESC', after: 'id < ?' },
};

@Injectable()
export class ShowRequest {
  constructor(
    private readonly db: Db,
    private readonly box: RequestBox,
  ) {}

  async list({ who }: StaffCaller, { state = 'open', page }: DataRequestsQuery): Promise<DataRequestsView> {
    mustRead(who);
    const { of, order, after } = lists[state as keyof typeof lists];
    const rows: DataRequestRow[] = await this.db.source.query(
      `SELECT * FROM data_request WHERE ${of} ${page ? `AND ${after}` : ''} ORDER BY ${order} LIMIT ${PAGE + 1}`,
      page ? [page, page] : [],
    );
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? String(shown.at(-1)?.id) : null;
    return { data: shown.map(rowView), due: await this.due(), page: { next } };
  }

  private async due(): Promise<DataRequestsView['due']> {
    const [many]: { late: string; soon: string }[] = await this.db.source.query(
      `SELECT COUNT(IF(due_at < NOW(3), 1, NULL)) AS late, COUNT(IF(due_at < NOW(3), NULL, 1)) AS soon
        FROM data_request WHERE ${lists.due.of}`,
    );
    return { late: Number(many?.late ?? 0), soon: Number(many?.soon ?? 0) };
  }

  async one(caller: StaffCaller, id: number): Promise<DataRequestView> {
    mustRead(caller.who);
    return this.view(caller.who, id);
  }

  async row(id: number): Promise<DataRequestRow> {
    const [row] = await this.db.source.query<DataRequestRow[]>('SELECT * FROM data_request WHERE id = ?', [id]);
    if (!row) throw requestAbsent();
    return row;
  }

  /** Refused while nothing was destroyed for it. */
  async record({ who }: StaffCaller, id: number): Promise<string> {
    mustRead(who);
    const row = await this.row(id);
    if (!row.record_sha256) throw requestState();
    return recordOf(row, await this.areasOf(id));
  }

  async view(who: StaffPrincipal, id: number): Promise<DataRequestView> {
    const { source } = this.db;
    const row = await this.row(id);
    const areas = await this.areasOf(id);
    const steps: DataRequestStepRow[] = await source.query(
      'SELECT * FROM data_request_step WHERE request_id = ? ORDER BY id DESC LIMIT 200',
      [id],
    );
    const [asked] = await source.query<{ id: number }[]>(
      "SELECT id FROM approval WHERE kind = 'erase-person' AND subject = ? AND state = 'open'",
      [String(id)],
    );
    return { data: this.wholeView(who, row, { areas, steps, approval: asked?.id ?? null }) };
  }

  private areasOf(id: number): Promise<DataRequestAreaRow[]> {
    return this.db.source.query('SELECT * FROM data_request_area WHERE request_id = ? ORDER BY area', [id]);
  }

  private wholeView(
    who: StaffPrincipal,
    row: DataRequestRow,
    more: { areas: DataRequestAreaRow[]; steps: DataRequestStepRow[]; approval: number | null },
  ): DataRequest {
    const asked = this.box.of(row);
    return {
      ...rowView(row),
      text: asked?.text ?? null,
      person: asked?.person ?? null,
      proof: row.proof,
      hold: row.held_at && {
        by: row.held_by,
        reason: row.hold_reason,
        at: taipeiIso(row.held_at),
        noted: row.hold_noted === 1,
      },
      approval: more.approval,
      areas: more.areas.map(areaView),
      steps: more.steps
        .reverse()
        .map(({ step, by_name, note, at }) => ({ step, by: by_name, note, at: taipeiIso(at) })),
      record: row.record_sha256 &&
        row.closed_at && { sha256: row.record_sha256.toString('hex'), at: taipeiIso(row.closed_at) },
      may: mayEdit(who) ? actionsOf(row) : [],
    };
  }
}

/** What of it may be done now. */
const actions = {
  name: ['export', 'correct', 'delete'],
  prove: ['export', 'correct', 'delete'],
  export: ['export', 'correct', 'delete'],
  correct: ['correct'],
  ask: ['delete'],
  extend: ['export', 'correct', 'delete'],
  finish: ['export', 'correct'],
  refuse: ['export', 'correct', 'delete'],
} as const satisfies Partial<Record<RequestMove, readonly string[]>>;

function actionsOf({ kind, state, held_at, extended }: DataRequestRow): string[] {
  if (overStates.includes(state)) return [];
  if (held_at) return extended ? ['release'] : ['release', 'extend'];
  const open = Object.entries(actions).filter(
    ([move, kinds]) =>
      (kinds as readonly string[]).includes(kind) &&
      requestMoves.may(move as RequestMove, state) &&
      !(move === 'extend' && extended),
  );
  return [...open.map(([move]) => move), 'hold'];
}

export const rowView = (row: DataRequestRow): RowView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  by_member: row.opened_by === '',
  opened_by: row.opened_by,
  held: row.held_at !== null,
  created_at: taipeiIso(row.created_at),
  due_at: taipeiIso(row.due_at),
  days_left: Math.ceil((row.due_at.getTime() - Date.now()) / DAY_MS),
  extended: row.extended === 1,
  closed_at: timeOf(row.closed_at),
  version: row.version,
});
