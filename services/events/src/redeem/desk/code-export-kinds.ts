import type { DeliveryState, MailStatus } from '@hub/contracts/events';
import { spoken, taipeiMinute, type Sentence } from '@hub/contracts/shared';
import type { Cell, ExportKindParts, ExportKinds, ExportRequest } from '@hub/nest-kit/exports';
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
/** `mail`: what became of the mail, in words. */
type Column<Row> = [head: Sentence, cell: (row: Row, mail: string, keys: CodeKeys) => Cell];

const mails: Record<MailStatus, Sentence> = {
  queued: { tw: '處理中', en: 'Under way' },
  sent: { tw: '已寄出', en: 'Sent' },
  failed: { tw: '處理異常', en: 'Failed' },
};

/** Nothing that says who somebody is. */
const plain: Column<Redeemed>[] = [
  [{ tw: '兌換編號', en: 'Redemption' }, ({ id }) => id],
  [{ tw: '兌換時間', en: 'Redeemed at' }, ({ created_at }) => taipeiMinute(created_at)],
  [{ tw: '獎勵', en: 'Reward' }, ({ title }) => title],
  [{ tw: '批次', en: 'Batch' }, ({ batch_name }) => batch_name],
  [{ tw: '序號末四碼', en: 'Last four signs of the code' }, (row, _, keys) => lastSigns(keys, row).slice(-4)],
  [{ tw: '信件', en: 'Mail' }, (_, mail) => mail],
  // The number that the desk shows and looks up, and the name that the game knows the mail by.
  [{ tw: '寄送編號', en: 'Delivery' }, ({ delivery_id }) => delivery_id],
  [{ tw: '信件編號（mail_id）', en: 'Mail number (mail_id)' }, ({ mail_id }) => mail_id],
  [{ tw: '補兌換的人', en: 'Given by' }, ({ given_by }) => given_by],
  [{ tw: '補兌換原因', en: 'Reason given' }, ({ reason }) => reason],
];
const personal: Column<Redeemed>[] = [
  [{ tw: '伺服器', en: 'Server' }, ({ server_id }) => server_id],
  [{ tw: '角色 ID', en: 'Role ID' }, ({ role_id }) => role_id],
  [{ tw: '角色名稱', en: 'Character' }, ({ role_name }) => role_name],
  [{ tw: '帳號', hk: '帳戶', en: 'Account' }, ({ partner_uid }) => partner_uid],
];

const lockColumns: [Sentence, (row: RedeemLockRow) => Cell][] = [
  [{ tw: '編號', en: 'Number' }, ({ id }) => id],
  [{ tw: '錯誤次數', en: 'Wrong tries' }, ({ fails }) => fails],
  [{ tw: '鎖定時間', en: 'Locked at' }, ({ locked_at }) => locked_at && taipeiMinute(locked_at)],
  [{ tw: '最後輸入', en: 'Last try' }, ({ last_at }) => taipeiMinute(last_at)],
];
const lockPersonal: [Sentence, (row: RedeemLockRow) => Cell][] = [
  [{ tw: '伺服器', en: 'Server' }, ({ server_id }) => server_id],
  [{ tw: '角色 ID', en: 'Role ID' }, ({ role_id }) => role_id],
  [{ tw: '角色名稱', en: 'Character' }, ({ role_name }) => role_name],
  [{ tw: '帳號', hk: '帳戶', en: 'Account' }, ({ partner_uid }) => partner_uid],
];

/** The files of events, for their worker: oldest first, a batch at a time. */
export const codeExportKinds = (source: DataSource, keys: CodeKeys): ExportKinds => ({
  redemptions: ({ filter, ...wish }) => redemptionsKind(source, keys, filter as CodeExportFilter, wish),
  locks: ({ filter, ...wish }) => locksKind(source, filter as CodeExportFilter, wish),
});

type Asker = Pick<ExportRequest, 'personal' | 'language'>;

function redemptionsKind(
  source: DataSource,
  keys: CodeKeys,
  { event, batch }: CodeExportFilter,
  { personal: people, language }: Asker,
): ExportKindParts {
  const columns = people ? [...plain, ...personal] : plain;
  const where = `r.event_id = ?${batch === null ? '' : ' AND r.batch_id = ?'}`;
  const values = [event, ...(batch === null ? [] : [batch])];
  return {
    head: columns.map(([head]) => spoken(head, language)),
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
          const mail = (nth: number) => spoken(mails[mailStatusOf(states[nth] ?? 'queued')], language);
          return rows.map((row, nth) => columns.map(([, cell]) => cell(row, mail(nth), keys)));
        },
      ),
  };
}

function locksKind(source: DataSource, { event }: CodeExportFilter, asker: Asker): ExportKindParts {
  const columns = asker.personal ? [...lockColumns, ...lockPersonal] : lockColumns;
  const where = 'event_id = ? AND fails > 0';
  return {
    head: columns.map(([head]) => spoken(head, asker.language)),
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
