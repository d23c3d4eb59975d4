import type { VaultOwner, WrappedKey } from '@hub/nest-kit/files';
import type { Attachment } from '../attachments/attachment.entity.ts';

type Row = Pick<Attachment, 'public_id' | 'owner' | 'ticket_id'>;

/** Whose an ID paper is: its sender's until a report takes it, its case's from then on. */
export const paperOwner = ({ public_id, owner, ticket_id }: Row): VaultOwner => ({
  id: public_id,
  row: ticket_id === null ? `sender ${owner}` : `ticket ${ticket_id}`,
});

/** The sealed key of a row; null when it was forgotten, or the row has never had one. */
export function keyOf({ kek_id, wrapped_key }: Pick<Attachment, 'kek_id' | 'wrapped_key'>): WrappedKey | null {
  return kek_id === null || wrapped_key === null ? null : { kekId: kek_id, wrapped: wrapped_key };
}
