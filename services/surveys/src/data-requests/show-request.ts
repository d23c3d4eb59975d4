import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  DATA_REQUEST_SOON_DAYS,
  overStates,
  type DataRequest,
  type DataRequestArea,
  type DataRequestRow as RowView,
  type DataRequestsQuery,
  type DataRequestsView,
  type DataRequestView,
} from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { requestAbsent } from './data-request.errors.ts';
import type { DataRequestAreaRow, DataRequestRow, DataRequestStepRow } from './data-request.entity.ts';
import { requestMoves, type RequestMove } from './data-request.moves.ts';
import { mayEdit, mustRead } from './data-request.policy.ts';
import { RequestBox } from './request-box.ts';

const PAGE = 20;
const DAY_MS = 86_400_000;
const timeOf = (at: Date | null) => at && taipeiIso(at);

/** Those that need somebody first: the nearest deadline on top. */
const lists = {
  open: 'closed_at IS NULL',
  due: `closed_at IS NULL AND due_at < NOW(3) + INTERVAL ${DATA_REQUEST_SOON_DAYS} DAY`,
  over: 'closed_at IS NOT NULL',
};

@Injectable()
export class ShowRequest {
  constructor(
    private readonly db: Db,
    private readonly box: RequestBox,
  ) {}

  /** By number: open ones are answered in the order in which they came, so the oldest is due first. */
  async list({ who }: StaffCaller, { state = 'open', page }: DataRequestsQuery): Promise<DataRequestsView> {
    mustRead(who);
    const isOver = state === 'over';
    const rows: DataRequestRow[] = await this.db.source.query(
      `SELECT * FROM data_request WHERE ${lists[state as keyof typeof lists]} ${page ? `AND id ${isOver ? '<' : '>'} ?` : ''}
        ORDER BY id ${isOver ? 'DESC' : ''} LIMIT ${PAGE + 1}`,
      page ? [page] : [],
    );
    const shown = rows.slice(0, PAGE);
    return { data: shown.map(rowView), page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null } };
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

  async view(who: StaffPrincipal, id: number): Promise<DataRequestView> {
    const { source } = this.db;
    const row = await this.row(id);
    const areas: DataRequestAreaRow[] = await source.query(
      'SELECT * FROM data_request_area WHERE request_id = ? ORDER BY area',
      [id],
    );
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
      hold: row.held_at && { by: row.held_by, reason: row.hold_reason, at: taipeiIso(row.held_at) },
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
  finish: ['export', 'correct'],
  refuse: ['export', 'correct', 'delete'],
} as const satisfies Partial<Record<RequestMove, readonly string[]>>;

function actionsOf({ kind, state, held_at }: DataRequestRow): string[] {
  if (overStates.includes(state)) return [];
  if (held_at) return ['release'];
  const open = Object.entries(actions).filter(
    ([move, kinds]) => (kinds as readonly string[]).includes(kind) && requestMoves.may(move as RequestMove, state),
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
  closed_at: timeOf(row.closed_at),
  version: row.version,
});

export const areaView = (row: DataRequestAreaRow): DataRequestArea => ({
  area: row.area,
  state: row.state,
  destroyed: JSON.parse(row.destroyed) as DataRequestArea['destroyed'],
  kept: JSON.parse(row.kept) as DataRequestArea['kept'],
  tried_at: timeOf(row.tried_at),
  done_at: timeOf(row.done_at),
});
