import { batchActions, codeEditors, type SerialBatch } from '@hub/contracts/events';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { SERIALS } from '../import/serial-kind.ts';
import type { SerialBatchRow } from '../serial.entity.ts';
import { allows, mayFetch, type Placed } from '../serials.policy.ts';
import { serialDownload } from './serial-download.kind.ts';

/** `place`: its number in the file. */
type Reward = { id: number; place: number; title: string; codes: number };

export type ShownBatch = SerialBatchRow &
  Placed & {
    event_name: string;
    category: string;
    rewards: Reward[] | null;
    done_count: number | null;
    all_count: number | null;
    elapsed_ms: number | null;
    expires_at: Date | null;
  };

/** A batch with its event, its work and its open request; `expires_at` is that of a report that waits. */
export const BATCHES = `SELECT b.*, e.name AS event_name, g.title AS category,
    (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', c.id, 'place', s.place, 'title', c.title, 'codes', s.codes))
      FROM serial_batch_category s JOIN event_category c ON c.id = s.category_id
      WHERE s.batch_id = b.id AND s.codes > 0 AND b.state <> 'cancelled') AS rewards, j.done_count, j.all_count, j.elapsed_ms,
    j.fault, IF(b.state = 'checked', j.expires_at, NULL) AS expires_at,
    IF(j.file_wrap IS NULL, 0, 1) AS has_file, IF(j.state = 'failed' AND j.expires_at > NOW(3), 1, 0) AS can_retry,
    (SELECT MAX(a.id) FROM approval a WHERE a.open_key = CONCAT('${serialDownload.name}:', b.id)
      AND a.expires_at > NOW(3)) AS approval
  FROM serial_batch b JOIN event e ON e.id = b.event_id LEFT JOIN event_category g ON g.id = b.category_id
  LEFT JOIN bulk_job j ON j.kind = '${SERIALS}' AND j.subject_id = b.id`;

const when = (at: Date | null): string | null => at && taipeiIso(at);

const rewardsOf = ({ rewards }: ShownBatch) =>
  (rewards ?? []).toSorted((one, other) => one.place - other.place).map(({ title, codes }) => ({ title, codes }));

export function serialBatchView(row: ShownBatch, who: StaffPrincipal): SerialBatch {
  const keeps = staffMay(who, codeEditors, row.game_id);
  const { id, event_id, event_name, game_id, category_id, kind, name, state, version } = row;
  const { accepted, blank, too_short, too_long, bad_chars, many_cells, bad_category, codes, used, cap } = row;
  const { dup_in_file, dup_in_system, dup_keyword } = row;
  return {
    ...{ id, event_id, event_name, game_id, category_id, kind, name, state, version },
    ...{ accepted, blank, too_short, too_long, bad_chars, many_cells, bad_category, codes, used, cap },
    ...{ dup_in_file, dup_in_system, dup_keyword },
    category: row.category ?? '',
    rewards: rewardsOf(row),
    file_name: row.file_name,
    file_sha256: row.file_sha256?.toString('hex') ?? '',
    rows: row.row_count,
    skipped_bad: row.skip_bad === 1,
    done: row.done_count ?? 0,
    all: row.all_count,
    elapsed_ms: row.elapsed_ms ?? 0,
    code_length: row.code_length,
    fault: row.fault ?? '',
    made_by: row.made_by,
    made_at: taipeiIso(row.created_at),
    ready_at: when(row.ready_at),
    disabled_at: when(row.disabled_at),
    disabled_by: row.disabled_by,
    expires_at: when(row.expires_at),
    approval: row.approval,
    download: mayFetch(row, who.id) ? when(row.download_until) : null,
    fetching: row.downloaded_at !== null && row.has_file === 1,
    downloaded_at: row.has_file === 1 ? null : when(row.downloaded_at),
    may: keeps ? batchActions.filter((deed) => allows(deed, row)) : [],
  };
}
