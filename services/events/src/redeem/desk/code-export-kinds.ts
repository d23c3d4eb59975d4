import type { DeliveryState, MailStatus } from '@hub/contracts/events';
import { taipeiMinute } from '@hub/contracts/shared';
import type { Cell, ExportKindParts, ExportKinds } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { mailStatusOf, statesOf } from '../own-redemptions.ts';
import type { RedeemLockRow, RedemptionRow } from '../redemption.entity.ts';
import type { CodeExportFilter } from './code-export.ts';
import { lastSigns } from './redemption.view.ts';

/** Rows that are held at a time. */
const BATCH = 500;

type Redeemed = RedemptionRow & {
  title: string | null;
  batch_name: string | null;
  delivery_id: number | null;
  state: DeliveryState | null;
  replaced_by_id: number | null;
};
type Column<Row> = [head: string, cell: (row: Row, mail: MailStatus, keys: CodeKeys) => Cell];

const mails: Record<MailStatus, string> = { queued: '處理中', sent: '已寄出', failed: '處理異常' };

/** Nothing that says who somebody is. */
const plain: Column<Redeemed>[] = [
  ['兌換編號', ({ id }) => id],
  ['兌換時間', ({ created_at }) => taipeiMinute(created_at)],
  ['獎勵', ({ title }) => title],
  ['批次', ({ batch_name }) => batch_name],
  ['序號末四碼', (row, _, keys) => lastSigns(keys, row).slice(-4)],
  ['信件', (_, mail) => mails[mail]],
  // The number that the desk shows and looks up, and the name that the game knows the mail by.
  ['寄送編號', ({ delivery_id }) => delivery_id],
  ['信件編號（mail_id）', ({ mail_id }) => mail_id],
  ['補兌換的人', ({ given_by }) => given_by],
  ['補兌換原因', ({ reason }) => reason],
];
const personal: Column<Redeemed>[] = [
  ['伺服器', ({ server_id }) => server_id],
  ['角色 ID', ({ role_id }) => role_id],
  ['角色名稱', ({ role_name }) => role_name],
  ['帳號', ({ partner_uid }) => partner_uid],
];

const lockColumns: [string, (row: RedeemLockRow) => Cell][] = [
  ['編號', ({ id }) => id],
  ['錯誤次數', ({ fails }) => fails],
  ['鎖定時間', ({ locked_at }) => locked_at && taipeiMinute(locked_at)],
  ['最後輸入', ({ last_at }) => taipeiMinute(last_at)],
];
const lockPersonal: [string, (row: RedeemLockRow) => Cell][] = [
  ['伺服器', ({ server_id }) => server_id],
  ['角色 ID', ({ role_id }) => role_id],
  ['角色名稱', ({ role_name }) => role_name],
  ['帳號', ({ partner_uid }) => partner_uid],
];

/** The files of events, for their worker: oldest first, a batch at a time. */
export const codeExportKinds = (source: DataSource, keys: CodeKeys): ExportKinds => ({
  redemptions: ({ filter, personal: people }) => redemptionsKind(source, keys, filter as CodeExportFilter, people),
  locks: ({ filter, personal: people }) => locksKind(source, filter as CodeExportFilter, people),
});

function redemptionsKind(
  source: DataSource,
  keys: CodeKeys,
  { event, batch }: CodeExportFilter,
  people: boolean,
): ExportKindParts {
  const columns = people ? [...plain, ...personal] : plain;
  const where = `r.event_id = ?${batch === null ? '' : ' AND r.batch_id = ?'}`;
  const values = [event, ...(batch === null ? [] : [batch])];
  return {
    head: columns.map(([head]) => head),
    count: () => countOf(source, `redemption r WHERE ${where}`, values),
    batches: () =>
      walk<Redeemed>(
        (last) =>
          source.query(
            `SELECT r.*, c.title, b.name AS batch_name, d.id AS delivery_id, d.state, d.replaced_by_id FROM redemption r
              LEFT JOIN event_category c ON c.id = r.category_id LEFT JOIN serial_batch b ON b.id = r.batch_id
              LEFT JOIN delivery d ON d.mail_id = r.mail_id
              WHERE ${where} AND r.id > ? ORDER BY r.id LIMIT ${BATCH}`,
            [...values, last],
          ),
        async (rows) => {
          const states = await statesOf(source, rows);
          const mail = (nth: number) => mailStatusOf(states[nth] ?? 'queued');
          return rows.map((row, nth) => columns.map(([, cell]) => cell(row, mail(nth), keys)));
        },
      ),
  };
}

function locksKind(source: DataSource, { event }: CodeExportFilter, people: boolean): ExportKindParts {
  const columns = people ? [...lockColumns, ...lockPersonal] : lockColumns;
  const where = 'event_id = ? AND fails > 0';
  return {
    head: columns.map(([head]) => head),
    count: () => countOf(source, `redeem_lock WHERE ${where}`, [event]),
    batches: () =>
      walk<RedeemLockRow>(
        (last) =>
          source.query(`SELECT * FROM redeem_lock WHERE ${where} AND id > ? ORDER BY id LIMIT ${BATCH}`, [event, last]),
        (rows) => Promise.resolve(rows.map((row) => columns.map(([, cell]) => cell(row)))),
      ),
  };
}

async function countOf(source: DataSource, from: string, values: unknown[]): Promise<number> {
  const [row] = await source.query<{ many: string }[]>(`SELECT COUNT(*) AS many FROM ${from}`, values);
  return Number(row?.many ?? 0);
}

async function* walk<Row extends { id: number }>(
  after: (last: number) => Promise<Row[]>,
  cells: (rows: Row[]) => Promise<Cell[][]>,
): AsyncIterable<Cell[][]> {
  let last = 0;
  for (;;) {
    const rows = await after(last);
    if (rows.length > 0) yield await cells(rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}
