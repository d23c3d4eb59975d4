import type { Person } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import { isIn, tableRows } from '@hub/nest-kit/person-data';

type Row = { id: number; kind: string; state: string; created_at: Date };

/** Who asks stands, sealed, in a request until it is over; then it names nobody. */
export const requestCategory = tableRows<Row>({
  key: 'data-requests',
  table: 'data_request',
  tables: ['data_request', 'data_request_area', 'data_request_step'],
  by: ({ member_id }) => isIn('member_id', member_id ? [member_id] : []),
  since: 'created_at',
  show: ({ id, kind, state, created_at }) => ({ id, kind, state, created_at }),
  kept: [{ table: 'data_request', columns: ['box', 'member_id', 'open_key', 'proof'], ground: 'evidence', days: 30 }],
  erase: null,
});

export async function countHeldRequests({ source }: Db, { member_id }: Person): Promise<number> {
  if (!member_id) return 0;
  const [found]: { many: string }[] = await source.query(
    'SELECT COUNT(*) AS many FROM data_request WHERE member_id = ? AND held_at IS NOT NULL',
    [member_id],
  );
  return Number(found?.many ?? 0);
}
