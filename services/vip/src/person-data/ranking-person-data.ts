import {
  anyOf,
  ofAsciiAccounts,
  tableRows,
  type PersonDataDeclaration,
  type PersonCategory,
} from '@hub/nest-kit/person-data';

type Shown = Record<string, unknown>;

const without = ({ partner_uid: _, ...row }: Shown): Shown => row;
/** Rows of one account at one game, of which nothing has to stay. */
const ofAccount = (key: string, since: string, order = 'game_id', table = key.replace('-', '_')): PersonCategory =>
  tableRows<Shown>({ key, table, by: ofAsciiAccounts, since, order, show: without, erase: 'delete' });

const spend = tableRows<{ order_id: string; paid_on: string | null; amount_twd: number; refunded_twd: number }>({
  key: 'vip-spend',
  table: 'vip_spend',
  tables: ['vip_spend', 'vip_refund'],
  by: ofAsciiAccounts,
  since: 'noted_at',
  order: 'order_id',
  show: ({ order_id, paid_on, amount_twd, refunded_twd }) => ({ order_id, paid_on, amount_twd, refunded_twd }),
  erase: async ({ manager }, rows) => {
    const orders = [rows.map(({ order_id }) => order_id)];
    await manager.query('DELETE FROM vip_refund WHERE order_id IN (?)', orders);
    await manager.query('DELETE FROM vip_spend WHERE order_id IN (?)', orders);
  },
});

/** A line knows its game by its import. */
const importLines = tableRows<{ level: number; begins_at: Date | null; ends_at: Date | null }>({
  key: 'vip-import-lines',
  table: 'vip_import_line',
  by: ({ accounts }) =>
    anyOf(
      ...accounts.map(({ game_id, uid }) => ({
        sql: '(partner_uid = ? AND import_id IN (SELECT id FROM vip_import WHERE game_id = ?))',
        values: [uid, game_id],
      })),
    ),
  since: 'begins_at',
  order: 'import_id',
  show: ({ level, begins_at, ends_at }) => ({ level, begins_at, ends_at }),
  erase: 'delete',
});

/** What is known of who is VIP. */
export const rankingPersonData: PersonDataDeclaration = {
  categories: [
    ofAccount('vip-push', 'pushed_at'),
    ofAccount('vip-entry', 'changed_at', 'id'),
    ofAccount('vip-earned', 'changed_at'),
    ofAccount('vip-history', 'at', 'id'),
    spend,
    ofAccount('vip-spender', "CAST(NULLIF(last_on, '') AS DATETIME(3))"),
    importLines,
  ],
  none: [
    { tables: ['vip_import'], why: 'who brought in which list, and counts' },
    { tables: ['vip_rule'], why: 'what a game asks for a level' },
  ],
};
