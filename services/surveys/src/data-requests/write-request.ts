import { dataRequestDays, type DataRequestKind } from '@hub/contracts/surveys';
import { insertRow, isDuplicate, settingOf, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { ABSENT } from '@hub/nest-kit/moves';
import { requestAbsent, requestHeld, requestMoved, requestOpen } from './data-request.errors.ts';
import type { DataRequestRow } from './data-request.entity.ts';
import { answerMail } from './answer/answer.job.ts';
import { requestMoves, type RequestMove } from './data-request.moves.ts';

type Columns = { readonly [Name in keyof DataRequestRow]?: DataRequestRow[Name] | (() => string) };
export type MemberCall = { member: string; rid: string; ip: string };
export type By = StaffCaller | MemberCall | 'system';
export type RequestChange = {
  move: Exclude<RequestMove, 'open'>;
  by: By;
  note?: string;
  set?: Columns;
  /** Of a move that ends it: where the mail goes, sealed; nowhere without it. */
  reply?: Buffer | null;
};

const isStaff = (by: By): by is StaffCaller => typeof by === 'object' && 'who' in by;
const partyOf = (by: By) => (isStaff(by) ? 'staff' : by === 'system' ? 'system' : 'member');

type NewRequest = Pick<DataRequestRow, 'box' | 'box_name' | 'member_id'> & { kind: DataRequestKind };

/** Throws `DATA_REQUEST_OPEN` while the member has one of this kind. */
export async function insertRequest(tx: Tx, by: By, asked: NewRequest): Promise<number> {
  requestMoves.demand('open', partyOf(by), ABSENT, 'open');
  const open_key = asked.member_id && `${asked.kind}:${asked.member_id}`;
  try {
    const id = await insertRow(tx.manager, 'data_request', {
      ...asked,
      open_key,
      state: 'open',
      opened_by: isStaff(by) ? by.who.name : '',
      due_at: () => `NOW(3) + INTERVAL ${dataRequestDays[asked.kind]} DAY`,
    });
    await tell(tx, { id, move: 'open', by, note: '' });
    return id;
  } catch (error) {
    throw isDuplicate(error, 'data_request_open') ? requestOpen() : error;
  }
}

export async function lockRequest({ manager }: Pick<Tx, 'manager'>, id: number): Promise<DataRequestRow> {
  const [row] = await manager.query<DataRequestRow[]>('SELECT * FROM data_request WHERE id = ? FOR UPDATE', [id]);
  if (!row) throw requestAbsent();
  return row;
}

/** `seen`: the version that was read. While somebody holds it nothing but looking, more time and the release happens. */
export async function lockSeen(tx: Pick<Tx, 'manager'>, id: number, seen: number): Promise<DataRequestRow> {
  const row = await lockRequest(tx, id);
  if (row.version !== seen) throw requestMoved();
  return row;
}

const whileHeld: readonly RequestMove[] = ['look', 'hold', 'extend', 'release'];
/** A look changes nothing that somebody else has read. */
const quiet: readonly RequestMove[] = ['look'];

/** The caller holds the row. Who it was is forgotten with the end, and what was noted on the way. */
export async function changeRequest(
  tx: Tx,
  row: DataRequestRow,
  { move, by, note = '', set, reply = null }: RequestChange,
): Promise<void> {
  const to = requestMoves.after(move, row.state) as DataRequestRow['state'];
  requestMoves.demand(move, partyOf(by), row.state, to);
  if (row.held_at && !whileHeld.includes(move)) throw requestHeld();
  const { ends } = requestMoves.table[move].emits;
  const columns: Columns = {
    ...set,
    state: to,
    ...(!quiet.includes(move) && { version: () => 'version + 1' }),
    ...(ends && { box: reply, proof: '', member_id: null, open_key: null, next_at: null, closed_at: () => 'NOW(3)' }),
  };
  const { sets, values } = settingOf(columns);
  await tx.manager.query(`UPDATE data_request SET ${sets} WHERE id = ?`, [...values, row.id]);
  if (ends) await tx.manager.query("UPDATE data_request_step SET note = '' WHERE request_id = ?", [row.id]);
  if (ends && reply) await tx.enqueue(answerMail, { id: row.id }, `data-request-answer-${row.id}`);
  await tell(tx, { id: row.id, move, by, note });
}

/** Of a call that changes nothing here: the audit alone has it. Refused where the move is. */
export async function traceCall(tx: Tx, row: DataRequestRow, { move, by, note = '' }: RequestChange): Promise<void> {
  requestMoves.demand(move, partyOf(by), row.state, requestMoves.after(move, row.state));
  if (row.held_at && !whileHeld.includes(move)) throw requestHeld();
  await trace(tx, { id: row.id, move, by, note });
}

type Told = { id: number; move: RequestMove; by: By; note: string };
async function tell(tx: Tx, told: Told): Promise<void> {
  const { id, move, by, note } = told;
  const { step } = requestMoves.table[move].emits;
  await tx.manager.query('INSERT INTO data_request_step (request_id, step, by_name, note) VALUES (?)', [
    [id, step, isStaff(by) ? by.who.name : '', note],
  ]);
  await trace(tx, told);
}

async function trace(tx: Tx, { id, move, by, note }: Told): Promise<void> {
  const [rid, address] = by === 'system' ? ['', ''] : [by.rid, by.ip];
  await tx.audit({
    actor_kind: isStaff(by) ? 'staff' : by === 'system' ? 'system' : 'player',
    actor: isStaff(by) ? by.who.login : by === 'system' ? 'personal-data' : '',
    action: `data_request.${requestMoves.table[move].emits.step}`,
    game_id: '',
    object: `data-request:${id}`,
    detail: JSON.stringify(note ? { reason: note } : {}),
    rid,
    address,
  });
}
