import type { Tx } from '@hub/nest-kit/db';
import { FileRefused } from '@hub/nest-kit/files';
import { STILL_WAITS } from './attachment.policy.ts';
import type { TakenPicture } from './take-attachments.ts';

export type Place = { ticketId: number; replyId: number };

/** Each is taken once: the row decides between two that try at once. Throws `FileRefused`, which undoes the submit. */
export async function linkAttachments(
  tx: Tx,
  owner: string,
  pictures: TakenPicture[],
  { ticketId, replyId }: Place,
): Promise<void> {
  for (const [position, { field, kind, publicId, state }] of pictures.entries()) {
    const linked: { affectedRows: number } = await tx.manager.query(
      `UPDATE attachment SET ticket_id = ?, reply_id = ?, position = ?, state = 'ready'
        WHERE public_id = ? AND owner = ? AND kind = ? AND state = ? AND ${STILL_WAITS}`,
      [ticketId, replyId, position, publicId, owner, kind, state],
    );
    if (linked.affectedRows !== 1) throw new FileRefused('FILE_GONE', [field]);
  }
}
