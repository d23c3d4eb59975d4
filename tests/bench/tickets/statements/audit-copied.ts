import type { Connection, RowDataPacket } from 'mysql2/promise';
import { auditCopy } from '../../../../packages/nest-kit/src/audit/audit-copy.job.ts';
import { until } from '../../site/until.ts';

const LIMIT_MS = 60_000;
type Schema = RowDataPacket & { name: string };

/**
 * Identity has every row of every service's audit. Its copy of what an earlier call or the demonstration wrote is work
 * behind that call, done by a process that answers: on a slow machine seven statements of it fell into most calls.
 */
export async function auditCopied(admin: Connection): Promise<void> {
  const [schemas] = await admin.query<Schema[]>(
    "SELECT table_schema AS name FROM information_schema.tables WHERE table_name = 'audit_pending'",
  );
  const left = schemas.map(
    ({ name }) => `(SELECT COUNT(*) FROM \`${name}\`.audit_pending)
      + (SELECT COUNT(*) FROM \`${name}\`.outbox WHERE dedupe_key = ? AND next_at IS NOT NULL)`,
  );
  await until(
    async () => {
      const [[row]] = await admin.query<(RowDataPacket & { left: number })[]>(
        `SELECT ${left.join(' + ')} AS \`left\``,
        schemas.map(() => auditCopy.name),
      );
      return Number(row?.left) === 0;
    },
    LIMIT_MS,
    'the audit was not copied to identity',
  );
}
