import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { taipeiMonth } from '@hub/contracts/shared';
import type { Desk, FileKind } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { FileRefused, StoreAway, type Pictures } from '@hub/nest-kit/files';
import { DESK } from '../ports.ts';
import { Attachment } from './attachment.entity.ts';
import { Files, storedKeys } from './files.ts';

/** A fresh name of 128 random bits for an address or a proof. */
export const freshName = (): string => randomBytes(16).toString('base64url');

/** A file as it was received: `field` of the form, `path` on this machine, `name` clean to show. */
export type SentPicture = { field: string; path: string; name: string };
export type KeptPicture = Pick<Attachment, 'public_id' | 'file_key'>;

/**
 * Turns a sent file into our own picture and keeps it: row, objects, ready. What a crash leaves between two of these
 * steps is found by the janitor.
 */
@Injectable()
export class KeepPicture {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  /** Throws `FileRefused`, naming field and file: type, pixels, broken, or busy when it cannot be taken now. */
  async run(owner: string, kind: FileKind, sent: SentPicture): Promise<KeptPicture> {
    try {
      return await this.kept(owner, kind, sent);
    } catch (error) {
      throw error instanceof FileRefused ? error.of(sent.field, sent.name) : error;
    }
  }

  private async kept(owner: string, kind: FileKind, sent: SentPicture): Promise<KeptPicture> {
    const pictures = await this.files.decoder.decode(sent.path);
    const kept = { public_id: freshName(), file_key: `${this.desk.media}/${taipeiMonth(new Date())}/${freshName()}` };
    const attachments = this.db.source.getRepository(Attachment);
    await attachments.insert({ ...kept, owner, kind, state: 'pending', ...(await factsOf(sent, pictures)) });
    await this.store(kept.file_key, pictures);
    await attachments.update({ public_id: kept.public_id }, { state: 'ready' });
    return kept;
  }

  private async store(fileKey: string, { view, thumb }: Pictures): Promise<void> {
    const keys = storedKeys(fileKey);
    try {
      await Promise.all([this.files.store.put(keys.view, view), this.files.store.put(keys.thumb, thumb)]);
    } catch (error) {
      if (error instanceof StoreAway) throw new FileRefused('FILE_BUSY');
      throw error;
    }
  }
}

async function factsOf({ name }: SentPicture, { view }: Pictures) {
  const { type, bytes, width, height, path } = view;
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest();
  return { name, type, bytes, width, height, sha256 };
}
