import type { Tx } from '@hub/nest-kit/db';
import type { Vault } from '@hub/nest-kit/files';
import { Attachment } from '../attachments/attachment.entity.ts';
import type { TakenPicture } from '../attachments/take-attachments.ts';
import { keyOf, paperOwner } from './paper-owner.ts';

/** Their keys are sealed anew for the case, in the transaction that links them; the files stay as they are. */
export async function bindPapers(tx: Tx, vault: Vault, pictures: readonly TakenPicture[]): Promise<void> {
  for (const { kind, publicId } of pictures) {
    if (kind !== 'id_paper') continue;
    const row = await tx.manager.findOneByOrFail(Attachment, { public_id: publicId });
    const key = keyOf(row);
    if (!key) throw new Error(`the ID paper ${row.id} has no key`);
    const { kekId, wrapped } = vault.move(paperOwner({ ...row, ticket_id: null }), key, paperOwner(row).row);
    await tx.manager.update(Attachment, { id: row.id }, { kek_id: kekId, wrapped_key: wrapped });
  }
}
