import { readTaipei, spoken, taipeiMinute, type Language, type Sentence } from '@hub/contracts/shared';
import type { Cell, ExportKindParts } from '@hub/nest-kit/exports';
import { And, In, LessThan, MoreThanOrEqual, type DataSource, type FindOptionsWhere } from 'typeorm';
import { Ticket } from '../ticket.entity.ts';
import type { ContactBox } from '../contact-box.ts';
import { phoneOf } from '../ticket.view.ts';
import type { ExportFilter } from './export.policy.ts';

const BATCH = 500;

const states: Record<number, Sentence> = {
  0: { tw: '新進', en: 'New' },
  1: { tw: '處理中', en: 'In progress' },
  2: { tw: '已回覆', en: 'Answered' },
  4: { tw: '已結案', en: 'Closed' },
  7: { tw: '已統一回覆', en: 'Answered for all' },
};
const closers: Record<string, Sentence> = {
  player: { tw: '玩家', en: 'Player' },
  staff: { tw: '客服', en: 'Staff' },
  system: { tw: '系統', en: 'System' },
};
const ratings: Record<number, Sentence> = {
  1: { tw: '有幫助', en: 'Helped' },
  2: { tw: '沒有幫助', en: 'Did not help' },
};
const when = (at: Date | null): Cell => (at ? taipeiMinute(at) : null);

type Say = (sentence: Sentence | undefined) => string | null;
type Column = [head: Sentence, cell: (ticket: Ticket, say: Say) => Cell];

/** Nothing that says who somebody is. */
const plain: Column[] = [
  [{ tw: '案件編號', hk: '個案編號', en: 'Case' }, ({ id }) => id],
  [{ tw: '遊戲', en: 'Game' }, ({ game_id }) => game_id],
  [{ tw: '遊戲名稱', en: 'Name of the game' }, ({ game_name }) => game_name],
  [{ tw: '伺服器', en: 'Server' }, ({ server_name }) => server_name],
  [{ tw: '類型', en: 'Type' }, ({ type_text }) => type_text],
  [{ tw: '狀態', en: 'Status' }, ({ status }, say) => say(states[status]) ?? String(status)],
  [{ tw: '語言', en: 'Language' }, ({ language }) => language],
  [{ tw: '負責', en: 'Assigned to' }, ({ assignee_name }) => assignee_name],
  [{ tw: '送出時間', en: 'Filed at' }, ({ created_at }) => when(created_at)],
  [{ tw: '首次回覆', en: 'First answer' }, ({ first_answered_at }) => when(first_answered_at)],
  [{ tw: '最後回覆', en: 'Last answer' }, ({ answered_at }) => when(answered_at)],
  [{ tw: '結案時間', en: 'Closed at' }, ({ closed_at }) => when(closed_at)],
  [{ tw: '誰結案', en: 'Closed by' }, ({ closed_by }, say) => say(closers[closed_by ?? ''])],
  [{ tw: '評分', en: 'Rating' }, ({ csat }, say) => say(ratings[csat ?? 0])],
  [{ tw: '評分時間', en: 'Rated at' }, ({ csat_time }) => when(csat_time)],
  [{ tw: '延續案件', hk: '延續個案', en: 'Continues' }, ({ follows_id }) => follows_id],
];

/** Also what they wrote, in which they may have said who they are. */
const personal: Column[] = [
  [{ tw: '角色名稱', en: 'Character' }, ({ character_name }) => character_name],
  [{ tw: '角色 ID', en: 'Role ID' }, ({ role_id, in_game_id }) => in_game_id || role_id],
  [{ tw: '信箱', hk: '電郵', en: 'E-mail' }, ({ email }) => email],
  [{ tw: '手機', en: 'Phone' }, phoneOf],
  [{ tw: '內容', en: 'Content' }, ({ content }) => content],
  [{ tw: '評分留言', en: 'Comment' }, ({ csat_comment }) => csat_comment],
];

type Asker = { language: Language; people: ContactBox | null };

/** The cases that were filed in a range, oldest first. `people` opens the columns about people, where they were asked for. */
export function casesKind(source: DataSource, filter: ExportFilter, asker: Asker): ExportKindParts {
  const columns = asker.people ? [...plain, ...personal] : plain;
  return {
    head: columns.map(([head]) => spoken(head, asker.language)),
    count: () => (filter.games.length > 0 ? source.getRepository(Ticket).countBy(casesOf(filter)) : Promise.resolve(0)),
    batches: () => batches(source, filter, columns, asker),
  };
}

async function* batches(
  source: DataSource,
  filter: ExportFilter,
  columns: Column[],
  { language, people }: Asker,
): AsyncIterable<Cell[][]> {
  if (filter.games.length === 0) return;
  const say: Say = (sentence) => (sentence ? spoken(sentence, language) : null);
  const cellsOf = (ticket: Ticket) => columns.map(([, cell]) => cell(ticket, say));
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
