import { startBulkLane, type BulkRepository, type BulkKind } from '@hub/nest-kit/bulk';
import type { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import type { CodeKeys } from '../code-keys.ts';
import { SERIALS, serialKind } from './import/serial-kind.ts';

/** The texts of an event's codes are of use to nobody so many days after it ended, for players and on the form. */
const TEXT_DAYS = 30;
/** That moment as a form has it, in Taipei. */
const TEXT_MINUTE = `DATE_FORMAT(NOW() + INTERVAL 8 HOUR - INTERVAL ${TEXT_DAYS} DAY, '%Y-%m-%dT%H:%i')`;
/** What was wrong with a file is kept so many days. */
const FAULT_DAYS = 30;
const OLD = 20;
const ROWS = 5000;
const FORGETTABLE = `SELECT b.id FROM serial_batch b
  WHERE COALESCE(b.ready_at, b.created_at) < NOW(3) - INTERVAL ${FAULT_DAYS} DAY AND b.row_count > b.accepted
    AND b.state IN ('ready', 'disabled', 'failed') AND EXISTS (SELECT 1 FROM serial_fault f WHERE f.batch_id = b.id)
  LIMIT ${OLD}`;

export type SerialsParts = {
  db: Db;
  log: Log;
  watch: Watch;
  box: BulkRepository;
  keys: CodeKeys;
  config: SerialsConfig;
};
export type SerialsConfig = {
  BULK_TICK_MS: number;
  BULK_LEASE_MS: number;
  TIDY_MS: number;
};

export function keepSerials({ db, log, watch, box, keys, config }: SerialsParts): Repeating {
  const { BULK_TICK_MS: tickMs, BULK_LEASE_MS: leaseMs, TIDY_MS: everyMs } = config;
  const kinds = [serialKind(keys) as BulkKind];
  const lane = startBulkLane({ db, files: box.files, kinds, log, watch, tickMs, leaseMs });
  const forget = async () => {
    await destroyTexts(db, box);
    await forgetFaults(db);
  };
  const forgetting = repeatEvery(everyMs, watch('serial-texts', everyMs, forget), log);
  return {
    close: async () => {
      await lane.close();
      await forgetting.close();
    },
  };
}

async function destroyTexts(db: Db, box: BulkRepository): Promise<void> {
  const old = await db.source.query<{ id: number }[]>(
    `SELECT b.id FROM event e JOIN serial_batch b ON b.event_id = e.id
      JOIN bulk_job j ON j.kind = ? AND j.subject_id = b.id AND j.state = 'done' AND j.next_at IS NULL
      WHERE e.ends_at < NOW(3) - INTERVAL ${TEXT_DAYS} DAY AND COALESCE(JSON_VALUE(e.draft, '$.ends'), '') < ${TEXT_MINUTE}
        AND COALESCE(b.ready_at, b.created_at) < NOW(3) - INTERVAL ${TEXT_DAYS} DAY AND j.file_key IS NOT NULL
      LIMIT ${OLD}`,
    [SERIALS],
  );
  for (const { id } of old) {
    const job = await box.of(SERIALS, id);
    if (job) await box.destroyFile(job);
  }
}

async function forgetFaults(db: Db): Promise<void> {
  for (const { id } of await db.source.query<{ id: number }[]>(FORGETTABLE)) {
    const portion = () =>
      db.source.query<{ affectedRows: number }>(`DELETE FROM serial_fault WHERE batch_id = ? LIMIT ${ROWS}`, [id]);
    while ((await portion()).affectedRows === ROWS);
  }
}
