import { HOLD_FOR_REQUEST, type HoldForRequestBody } from '@hub/contracts/support';
import type { Db, Tx } from '@hub/nest-kit/db';
import type { ServiceClient } from '@hub/nest-kit/http';
import { handles, job, type JobHandler } from '@hub/nest-kit/outbox';
import { number, object } from 'yup';
import type { DataRequestRow } from './data-request.entity.ts';
import type { RequestBox } from './request-box.ts';

const REASON_MAX = 200;
/** For as long as support may be away; nothing that ends there ends meanwhile. */
const TRIES = 1000;
const LONGEST_WAIT_S = 600;

/** Says to support which accounts a request holds now, where every service asks before anything ends. */
const holdAccounts = job(
  'hold-accounts',
  object({ request: number().integer().positive().required() }),
  TRIES,
  LONGEST_WAIT_S,
);

/** With a hold and with its release. `version`: that the row gets by it. */
export const tellHold = (tx: Tx, { id, version }: Pick<DataRequestRow, 'id' | 'version'>): Promise<void> =>
  tx.enqueue(holdAccounts, { request: id }, `hold-accounts-${id}-${version + 1}`);

/** The request is read when it is told, with its version: whichever word comes last, support keeps the newest. */
export const holdAccountsHandler = (db: Db, box: RequestBox, services: ServiceClient): JobHandler =>
  handles(holdAccounts, async ({ request }) => {
    const [row]: DataRequestRow[] = await db.source.query('SELECT * FROM data_request WHERE id = ?', [request]);
    if (!row) return;
    const body: HoldForRequestBody = {
      request,
      version: row.version,
      reason: [...row.hold_reason].slice(0, REASON_MAX).join(''),
      accounts: row.held_at ? (box.of(row)?.person.accounts ?? []) : [],
    };
    await services.call('support', HOLD_FOR_REQUEST, { body, repeatable: true });
    // An erasure that was let go does not wait for its next turn.
    await db.source.query(
      `UPDATE data_request SET hold_noted = 1, next_at = IF(state = 'erasing' AND held_at IS NULL, NOW(3), next_at)
        WHERE id = ? AND version = ?`,
      [request, row.version],
    );
  });
