import { codeEditors, eventDeciders } from '@hub/contracts/events';
import { gamesOf } from '@hub/contracts/shared';
import type { ApprovalKind } from '@hub/nest-kit/approval';

export type SerialDownload = { batch: number };

const HOURS = 24;

/** After a second person agreed, the asker may fetch the file once within a day. */
export const serialDownload: ApprovalKind<SerialDownload> = {
  name: 'serial-download',
  hours: 72,
  askers: (who) => gamesOf(who, codeEditors),
  deciders: (who) => gamesOf(who, eventDeciders),
  now: async (tx, { batch }) => {
    const [row] = await tx.manager.query<{ name: string; state: string; downloaded_at: Date | null }[]>(
      `SELECT CONCAT((SELECT e.name FROM event e WHERE e.id = b.event_id), ' · ', b.name) AS name, b.state, b.downloaded_at
        FROM serial_batch b WHERE b.id = ? FOR UPDATE`,
      [batch],
    );
    return {
      batch: row?.name ?? null,
      state: row?.state ?? null,
      downloaded: row?.downloaded_at ? '1' : null,
      fetched_by: null,
    };
  },
  // A fetch that broke off with its process left its mark, though the texts are still there.
  apply: async (tx, { batch }, { asker }) => {
    await tx.manager.query(
      `UPDATE serial_batch SET download_for = ?, download_until = NOW(3) + INTERVAL ${HOURS} HOUR, downloaded_at = NULL,
          version = version + 1
        WHERE id = ?`,
      [asker.id, batch],
    );
  },
};
