import type { Vault } from '@hub/nest-kit/files';
import { PAPERS_RETENTION_DAYS } from '@hub/contracts/tickets';
import { ownerOf } from '../../../../packages/tickets/src/server/attachments/attachment.policy.ts';
import { PAPERS_OPEN_DAYS } from '../../../../packages/tickets/src/server/papers/paper-due.ts';
import { paperOwner } from '../../../../packages/tickets/src/server/papers/paper-owner.ts';
import type { Value } from '../grow/load-table.ts';
import type { Case } from './a-case.ts';

const DAY_MS = 86_400_000;
const METHOD = 'key forgotten, sealed file removed';

export const paperColumns = [
  ...['id', 'public_id', 'owner', 'kind', 'state', 'ticket_id', 'reply_id', 'position', 'file_key', 'name', 'type'],
  ...['width', 'height', 'bytes', 'kek_id', 'wrapped_key', 'destroyed_at', 'created_at'],
];
export const destructionColumns = [
  ...['ticket_id', 'files', 'file_numbers', 'cause', 'method', 'destroyed_at', 'removed_at'],
];

/** When the desk has destroyed the papers of a case, null while it keeps them. */
function destroyedAt(one: Case, now: number): { at: Date; cause: 'closed' | 'silent' } | null {
  const last = one.replies.at(-1)?.at ?? one.createdAt;
  const [from, days, cause] = one.closedAt
    ? ([one.closedAt, PAPERS_RETENTION_DAYS, 'closed'] as const)
    : ([last, PAPERS_OPEN_DAYS, 'silent'] as const);
  const at = new Date(from.getTime() + days * DAY_MS);
  return at.getTime() < now ? { at, cause } : null;
}

/** The ID papers of a case: their sealed keys bound to it, or the record that they are gone. */
export function papersOf(one: Case, at: { id: number; firstPaper: number; vault: Vault; now: number }) {
  const { id, firstPaper, vault, now } = at;
  const gone = destroyedAt(one, now);
  const { game_id: game, uid } = one.player;
  const owner = gone ? '' : ownerOf(one.visitor ? { kind: 'visitor' } : { kind: 'player', game, uid });
  const month = one.createdAt.toISOString().slice(0, 7).replace('-', '/');
  const rows = Array.from({ length: one.papers }, (_, position): Value[] => {
    const public_id = `bench-paper-${firstPaper + position}`;
    const key = gone ? null : vault.createKey(paperOwner({ public_id, owner, ticket_id: id }));
    return [
      ...[firstPaper + position, public_id, owner, 'id_paper', gone ? 'gone' : 'ready', id, 0, position],
      ...[`q/papers/${month}/${public_id}`, '', 'image/jpeg', ...(gone ? [0, 0, 0] : [1200, 900, 180_000])],
      ...[key?.kekId ?? null, key?.wrapped ?? null, gone?.at ?? null, one.createdAt],
    ];
  });
  const numbers = rows.map(([number]) => number).join(',');
  const record: Value[][] = gone
    ? [[id, rows.length, numbers, gone.cause, METHOD, gone.at, new Date(gone.at.getTime() + 1000)]]
    : [];
  return { rows, record };
}
