import type { DataSource } from 'typeorm';
import { auditCopy } from '../../../../packages/nest-kit/src/audit/audit-copy.job.ts';
import { until } from '../../site/until.ts';

const LIMIT_MS = 60_000;

/**
 * Identity has every row of the desk's audit. Its copy of what an earlier call wrote is work behind that call, done by a
 * process that answers: on a slow machine seven statements of it fell into most calls.
 */
export const auditCopied = (source: DataSource): Promise<void> =>
  until(
    async () => {
      const [row]: { left: string }[] = await source.query(
        `SELECT (SELECT COUNT(*) FROM audit_pending)
          + (SELECT COUNT(*) FROM outbox WHERE dedupe_key = ? AND next_at IS NOT NULL) AS \`left\``,
        [auditCopy.name],
      );
      return Number(row?.left) === 0;
    },
    LIMIT_MS,
    'the audit was not copied to identity',
  );
