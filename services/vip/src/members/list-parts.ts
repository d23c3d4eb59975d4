import type { VipQuery, VipSource } from '@hub/contracts/vip';
import type { NamedAccounts } from './named-accounts.ts';

/** By what a list is in order: when it ends, when it begins, or its account. */
type Order = { column: string; down: boolean };
/** Where a page of a list begins: the last row of the page before. */
export type Cursor = { key: string; place: string };
export type Part = { game: string; source: VipSource };
/** `named`: accounts that `q` means besides those that begin with it. */
export type WantedQuery = VipQuery & { named?: NamedAccounts | undefined };
type Sql = { sql: string; values: unknown[] };

const tables: Record<VipSource, { from: string; columns: string }> = {
  manual: {
    from: 'vip_entry',
    columns: 'id, begins_at, agent, agent_name, note, changed_at, changed_by, version',
  },
  push: {
    from: 'vip_push',
    columns: `NULL AS id, as_of AS begins_at, '' AS agent, '' AS agent_name, '' AS note, pushed_at AS changed_at,
      game_id AS changed_by, 0 AS version`,
  },
  rule: {
    from: 'vip_earned',
    columns: `NULL AS id, begins_at, '' AS agent, '' AS agent_name, '' AS note, changed_at, '' AS changed_by, 0 AS version`,
  },
};

/** What one source says of accounts of one game, as rows of one shape. `where`: besides game. */
export const saidRows = (source: VipSource, where: string, { more = '', index = '' } = {}): string => {
  const { from, columns } = tables[source];
  return `SELECT '${source}' AS source, game_id, partner_uid, level, ends_at, ${columns}${more} FROM ${from} ${index} WHERE game_id = ? ${where}`;
};

/** Where a row stands among those of one key, whatever its source. */
export const placeOf = ({ game, source }: Part, uid: string): string => `${game} ${source} ${uid}`;

export function orderOf({ q, state }: VipQuery): Order {
  if (q) return { column: 'partner_uid', down: false };
  if (state === 'upcoming') return { column: 'begins_at', down: false };
  return { column: 'ends_at', down: state === 'ended' };
}

const beginsWith = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
const days = 'NOW(3) + INTERVAL ? DAY';

function wanted(query: WantedQuery, { source, game }: Part): Sql[] {
  const { level, state = 'active', days: within, q, agent, named } = query;
  const all: Sql[] = [];
  const add = (sql: string, ...values: unknown[]) => all.push({ sql, values });
  if (level !== undefined) add('level = ?', level);
  if (state === 'ended') add('ends_at < NOW(3)');
  else add('ends_at >= NOW(3)');
  if (state === 'active' && within !== undefined) add(`ends_at <= ${days}`, within);
  if (source === 'manual' && state === 'active') add('begins_at <= NOW(3)');
  if (state === 'upcoming') add('begins_at > NOW(3)');
  if (q) {
    const accounts = named?.get(game) ?? [];
    // Accounts are ASCII: nothing else can be compared with them.
    if (/^[\x21-\x7e]+$/.test(q)) add('(partner_uid LIKE ? OR partner_uid IN (?))', beginsWith(q), ['', ...accounts]);
    else add('partner_uid IN (?)', ['', ...accounts]);
  }
  if (agent) add('agent = ?', agent);
  return all;
}

/** Begins to come from later days only in the list of staff, and only it names agents. */
export const partsOf = ({ source, state, agent }: VipQuery, games: readonly string[]): Part[] =>
  games.flatMap((game) =>
    (['manual', 'push', 'rule'] as const)
      .filter((one) => source === undefined || one === source)
      .filter((one) => one === 'manual' || (state !== 'upcoming' && !agent))
      .map((one) => ({ game, source: one })),
  );

/** Which is in the order of the list, with what narrows it most before: by itself the database sorts a whole game instead. */
function indexOf(source: VipSource, { q, state, agent, level }: VipQuery): string {
  const { from } = tables[source];
  if (q) return source === 'manual' ? `${from}_account` : 'PRIMARY';
  if (state === 'upcoming') return `${from}_begin`;
  if (agent) return `${from}_agent`;
  return level === undefined ? `${from}_end` : `${from}_level`;
}

/** Rows of one game and source after the cursor, along one index; `limit` of them. */
export function partSql(part: Part, query: WantedQuery, cursor: Cursor | null, limit: number): Sql {
  const { column, down } = orderOf(query);
  const conditions = wanted(query, part);
  if (cursor) conditions.push(after(part, { column, down }, cursor));
  const way = down ? 'DESC' : 'ASC';
  const tie = column === 'partner_uid' ? '' : `, partner_uid ${way}`;
  const where = conditions.map(({ sql }) => `AND ${sql}`).join(' ');
  const read = { more: `, ${column} AS ordered_by`, index: `FORCE INDEX (${indexOf(part.source, query)})` };
  return {
    sql: `(${saidRows(part.source, where, read)} ORDER BY ${column} ${way}${tie} LIMIT ${limit})`,
    values: [part.game, ...conditions.flatMap(({ values }) => values)],
  };
}

/** Of one key the order is game, source, account: whole parts come before or after the last row. */
function after(part: Part, { column, down }: Order, { key, place }: Cursor): Sql {
  const sign = down ? '<' : '>';
  if (column === 'partner_uid') {
    const [game = '', source = ''] = place.split(' ');
    const isLater = placeOf(part, '') > placeOf({ game, source: source as VipSource }, '');
    return { sql: `partner_uid ${isLater ? '>=' : '>'} ?`, values: [key] };
  }
  const own = placeOf(part, '');
  const [game = '', source = '', uid = ''] = place.split(' ');
  const last = placeOf({ game, source: source as VipSource }, '');
  const isBefore = down ? own > last : own < last;
  if (own === last)
    return { sql: `${column} ${sign}= ? AND (${column} ${sign} ? OR partner_uid ${sign} ?)`, values: [key, key, uid] };
  return { sql: `${column} ${isBefore ? sign : `${sign}=`} ?`, values: [key] };
}
