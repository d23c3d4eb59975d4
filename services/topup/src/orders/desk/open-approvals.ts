import type { EntityManager } from 'typeorm';
import { openKey } from '@hub/nest-kit/approval';
import { approvalKindNames } from './approval-kinds.ts';
import type { Asked } from './order.view.ts';

type Open = { id: number; kind: string; subject: string; asker_name: string };

/** What a second person is asked for, by the number of the order. */
export async function openApprovals(
  source: Pick<EntityManager, 'query'>,
  reports: readonly string[],
): Promise<Map<string, Asked>> {
  if (reports.length === 0) return new Map();
  const keys = Object.keys(approvalKindNames).flatMap((kind) => reports.map((report) => openKey(kind, report)));
  const rows = await source.query<Open[]>(
    "SELECT id, kind, subject, asker_name FROM approval WHERE open_key IN (?) AND state = 'open' AND expires_at > NOW(3)",
    [keys],
  );
  return new Map(
    rows.map(({ id, kind, subject, asker_name }) => [
      subject,
      { approval: id, action: approvalKindNames[kind as keyof typeof approvalKindNames], by: asker_name },
    ]),
  );
}
