import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { FileRefused } from '@hub/nest-kit/files';
import type { FileKind } from '@hub/contracts/tickets';
import type { Slot } from './attachment-slots.ts';
import { STILL_WAITS } from './attachment.policy.ts';
import { KeepPicture } from './keep-picture.ts';

/** `field`: where the form named it. What came with the form becomes `ready` with the report itself. */
export type TakenPicture = { field: string; kind: FileKind; publicId: string; state: 'ready' | 'pending' };

/** Before the transaction of the submit: decoding is slow. */
@Injectable()
export class TakeAttachments {
  constructor(
    private readonly db: Db,
    private readonly keep: KeepPicture,
  ) {}

  /** Throws `FileRefused`, naming the field. */
  async run(owner: string, slots: Slot[]): Promise<TakenPicture[]> {
    // Before a file is decoded in vain.
    await this.mustWait(owner, slots);
    const taken = await Promise.allSettled(slots.map((slot) => this.take(owner, slot)));
    const refused = taken.find((one) => one.status === 'rejected');
    if (refused) throw refused.reason;
    return taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  private async take(owner: string, slot: Slot): Promise<TakenPicture> {
    const { field, kind } = slot;
    if ('id' in slot) return { field, kind, publicId: slot.id, state: 'ready' };
    const { public_id } = await this.keep.stored(owner, kind, slot.file);
    return { field, kind, publicId: public_id, state: 'pending' };
  }

  private async mustWait(owner: string, slots: Slot[]): Promise<void> {
    const named = slots.flatMap((slot) => ('id' in slot ? [slot] : []));
    if (named.length === 0) return;
    const rows: { public_id: string; kind: FileKind }[] = await this.db.source.query(
      `SELECT public_id, kind FROM attachment WHERE public_id IN (?) AND owner = ? AND state = 'ready' AND ${STILL_WAITS}`,
      [named.map(({ id }) => id), owner],
    );
    const waiting = new Set(rows.map((row) => `${row.kind} ${row.public_id}`));
    const gone = named.filter(({ kind, id }) => !waiting.has(`${kind} ${id}`)).map(({ field }) => field);
    if (gone.length > 0) throw new FileRefused('FILE_GONE', gone);
  }
}
