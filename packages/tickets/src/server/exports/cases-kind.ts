import { readTaipei, taipeiMinute } from '@hub/contracts/shared';
import type { Cell, ExportKindParts } from '@hub/nest-kit/exports';
import { And, In, LessThan, MoreThanOrEqual, type DataSource, type FindOptionsWhere } from 'typeorm';
import { Ticket } from '../ticket.entity.ts';
import type { ContactBox } from '../contact-box.ts';
import { phoneOf } from '../ticket.view.ts';
import type { ExportFilter } from './export.policy.ts';

/** Cases that are held at a time. */
const BATCH = 500;

const states: Record<number, string> = { 0: '新進', 1: '處理中', 2: '已回覆', 4: '已結案', 7: '已統一回覆' };
const closers: Record<string, string> = { player: '玩家', staff: '客服', system: '系統' };
const when = (at: Date | null): Cell => (at ? taipeiMinute(at) : null);

type Column = [head: string, cell: (ticket: Ticket) => Cell];

/** Nothing that says who somebody is. */
const plain: Column[] = [
  ['案件編號', ({ id }) => id],
  ['遊戲', ({ game_id }) => game_id],
  ['遊戲名稱', ({ game_name }) => game_name],
  ['伺服器', ({ server_name }) => server_name],
  ['類型', ({ type_text }) => type_text],
  ['狀態', ({ status }) => states[status] ?? String(status)],
  ['語言', ({ language }) => language],
  ['負責', ({ assignee_name }) => assignee_name],
  ['送出時間', ({ created_at }) => when(created_at)],
  ['首次回覆', ({ first_answered_at }) => when(first_answered_at)],
  ['最後回覆', ({ answered_at }) => when(answered_at)],
  ['結案時間', ({ closed_at }) => when(closed_at)],
  ['誰結案', ({ closed_by }) => closers[closed_by ?? ''] ?? null],
  ['評分', ({ csat }) => (csat === null ? null : csat === 1 ? '有幫助' : '沒有幫助')],
  ['評分時間', ({ csat_time }) => when(csat_time)],
  ['延續案件', ({ follows_id }) => follows_id],
];

/** Who somebody is, and what they wrote, in which they may have said who they are. */
const personal: Column[] = [
  ['角色名稱', ({ character_name }) => character_name],
  ['角色 ID', ({ role_id, in_game_id }) => in_game_id || role_id],
  ['信箱', ({ email }) => email],
  ['手機', phoneOf],
  ['內容', ({ content }) => content],
  ['評分留言', ({ csat_comment }) => csat_comment],
];

/** The cases that were filed in a range, oldest first. `people` opens the columns about people, where they were asked for. */
export function casesKind(source: DataSource, filter: ExportFilter, people: ContactBox | null): ExportKindParts {
  const columns = people ? [...plain, ...personal] : plain;
  return {
    head: columns.map(([head]) => head),
    count: () => (filter.games.length > 0 ? source.getRepository(Ticket).countBy(casesOf(filter)) : Promise.resolve(0)),
    batches: () => batches(source, filter, columns, people),
  };
}

async function* batches(
  source: DataSource,
  filter: ExportFilter,
  columns: Column[],
  people: ContactBox | null,
): AsyncIterable<Cell[][]> {
  if (filter.games.length === 0) return;
  const cellsOf = (ticket: Ticket) => columns.map(([, cell]) => cell(ticket));
  let last: Place = { created_at: startOf(filter), id: 0 };
  for (;;) {
    const rows = await casesAfter(source, filter, last);
    if (rows.length > 0) yield rows.map((row) => cellsOf(people ? { ...row, ...people.of(row) } : row));
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH) return;
  }
}

type Place = Pick<Ticket, 'created_at' | 'id'>;

const startOf = ({ from }: ExportFilter) => readTaipei(from)?.from as Date;
const endOf = ({ until }: ExportFilter) => readTaipei(until)?.until as Date;

/** By the index of the times, from the place before: a range in the middle of a million cases is read and nothing else. */
function casesAfter(source: DataSource, filter: ExportFilter, { created_at: at, id }: Place): Promise<Ticket[]> {
  const { games, agents } = filter;
  return source.query(
    `SELECT * FROM ticket FORCE INDEX (ticket_created)
      WHERE (created_at > ? OR (created_at = ? AND id > ?)) AND created_at < ? AND game_id IN (?)
        ${agents.length > 0 ? 'AND assignee_id IN (?)' : ''} ORDER BY created_at, id LIMIT ${BATCH}`,
    [at, at, id, endOf(filter), games, ...(agents.length > 0 ? [agents] : [])],
  );
}

function casesOf(filter: ExportFilter): FindOptionsWhere<Ticket> {
  const { games, agents } = filter;
  const where = { created_at: And(MoreThanOrEqual(startOf(filter)), LessThan(endOf(filter))), game_id: In(games) };
  return { ...where, ...(agents.length > 0 && { assignee_id: In(agents.map(Number)) }) };
}
