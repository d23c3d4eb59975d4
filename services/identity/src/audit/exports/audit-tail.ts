import type { Cell } from '@hub/nest-kit/exports';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { wideLine } from './audit-columns.ts';
import type { AuditExportFilter } from './audit-export.ts';

/** How a reader makes sure that a row is as it was written. */
const HOW_TO_CHECK = [
  '每一筆的「雜湊」= SHA-256（「前一筆雜湊」的 32 個位元組，後面接 UTF-8 的 JSON 陣列，中間沒有空白）',
  'JSON 陣列依序是這 13 個文字："v1"、來源、鏈上位置、來源編號、時間（UTC）、身分、誰、動作、遊戲、對象、內容、請求編號、位址',
  '「前一筆雜湊」要等於同一來源、鏈上位置少 1 那一筆的「雜湊」；第 1 筆的前一筆是 64 個 0。鏈的最後一筆要等於下面的鏈頭',
  '開頭是 = + - @ 的儲存格前面加了單引號（避免被當成公式），核對前先去掉。「有遮蔽」寫「是」的列遮過個人資料，只能核對前後的雜湊',
  '這個檔案的列數和 SHA-256 記在稽核紀錄 export.done 裡',
];

/** The head of a chain as far as it was copied, when the writing began. */
type Head = { service: string; seq: string; hash: Buffer; broken_seq: string | null };

export type AuditTail = { by: string; filter: AuditExportFilter; games: string[] | '*'; heads: Head[]; began: Date };

export const chainHeads = (source: DataSource): Promise<Head[]> =>
  source.query('SELECT service, seq, hash, broken_seq FROM audit_source ORDER BY service');

/** What stands below the rows: how many, of what, for whom, and how to check them. */
export function auditTail({ by, filter, games, heads, began }: AuditTail, rows: number): Cell[][] {
  const asked = Object.entries(filter.asked).map(([name, value]) => `${name}=${String(value)}`);
  return [
    wideLine('摘要', `共 ${rows} 筆，新的在前`),
    wideLine('條件', asked.length > 0 ? asked.join('、') : '全部'),
    wideLine('遊戲', games === '*' ? '全部，含不屬於任何遊戲的紀錄' : games.join('、')),
    wideLine('匯出', `${by}，${taipeiIso(began)}`),
    wideLine('用途', filter.reason),
    ...HOW_TO_CHECK.map((line) => wideLine('核對', line)),
    ...heads.map(({ service, seq, hash, broken_seq }) =>
      wideLine(
        '鏈頭',
        service,
        Number(seq),
        hash.toString('hex'),
        broken_seq === null ? '' : `第 ${broken_seq} 筆有問題`,
      ),
    ),
  ];
}
