import type { Person } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import { isIn, tableRows } from '@hub/nest-kit/person-data';
import type { DataRequestRow } from './data-request.entity.ts';
import type { RequestBox } from './request-box.ts';

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

const SLICE = 100;

/** Requests that are held and name the person by any name: who asks by mail may be no member, and is sealed all the same. */
export async function countHeldRequests({ source }: Db, box: RequestBox, person: Person): Promise<number> {
  let many = 0;
  for (let [after, rows] = [0, SLICE]; rows === SLICE;) {
    const held: DataRequestRow[] = await source.query(
      `SELECT * FROM data_request WHERE closed_at IS NULL AND held_at IS NOT NULL AND id > ? ORDER BY id LIMIT ${SLICE}`,
      [after],
    );
    many += held.filter(
      (row) => row.member_id === person.member_id || isNamedAlike(box.of(row)?.person, person),
    ).length;
    [after, rows] = [held.at(-1)?.id ?? after, held.length];
  }
  return many;
}

const tokensOf = ({ emails, phones, member_id, accounts, roles }: Person): string[] => [
  ...emails.map((email) => `email ${email.normalize('NFKC').trim().toLowerCase()}`),
  ...phones.map((phone) => `phone ${phone.normalize('NFKC').replace(/\D/g, '')}`),
  ...(member_id ? [`member ${member_id}`] : []),
  ...accounts.map(({ game_id, uid }) => `account ${game_id} ${uid}`),
  ...roles.map(({ game_id, role_id }) => `role ${game_id} ${role_id}`),
];

function isNamedAlike(one: Person | undefined, other: Person): boolean {
  const names = new Set(one && tokensOf(one));
  return tokensOf(other).some((name) => names.has(name));
}
