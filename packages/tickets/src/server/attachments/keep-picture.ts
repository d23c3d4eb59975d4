import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { taipeiMonth } from '@hub/contracts/shared';
import type { Desk, FileKind } from '@hub/contracts/tickets';
import { Db, insertRow } from '@hub/nest-kit/db';
import { FileRefused, StoreUnavailable, type Picture, type Pictures } from '@hub/nest-kit/files';
import { DESK } from '../ports.ts';
import type { Attachment } from './attachment.entity.ts';
import { paperOwner } from '../papers/paper-owner.ts';
import { Files, storedKeys } from './files.ts';

/** A fresh name of 128 random bits for an address or a proof. */
export const freshName = (): string => randomBytes(16).toString('base64url');

export type SentPicture = { field: string; path: string; name: string };
export type KeptPicture = Pick<Attachment, 'public_id' | 'file_key'>;

/** Row, objects, ready: what a crash leaves between two steps, the janitor finds. */
@Injectable()
export class KeepPicture {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  /** Throws `FileRefused`, naming field and file: type, pixels, broken, or busy when it cannot be taken now. */
  async run(owner: string, kind: FileKind, sent: SentPicture): Promise<KeptPicture> {
    const kept = await this.stored(owner, kind, sent);
    await this.db.source.query(`UPDATE attachment SET state = 'ready' WHERE public_id = ?`, [kept.public_id]);
    return kept;
  }

  /** For who takes it into a report at once. */
  async stored(owner: string, kind: FileKind, sent: SentPicture): Promise<KeptPicture> {
    try {
      return await this.kept(owner, kind, sent);
    } catch (error) {
      throw error instanceof FileRefused ? error.of(sent.field, sent.name) : error;
    }
  }

  private async kept(owner: string, kind: FileKind, sent: SentPicture): Promise<KeptPicture> {
    const pictures = await this.files.decoder.decode(sent.path);
    const kept = { public_id: freshName(), file_key: this.freshKey(kind) };
    const store = kind === 'id_paper' ? this.sealed(owner, kept, pictures) : await this.open(kept, sent.name, pictures);
    const row = { ...kept, owner, kind, state: 'pending', ...store.row } satisfies Partial<Attachment>;
    await insertRow(this.db.source, 'attachment', row);
    await patient(store.put());
    return kept;
  }

  /** ID papers lie apart, so that a store may guard them apart. */
  private freshKey(kind: FileKind): string {
    const folder = kind === 'id_paper' ? `${this.desk.media}/papers` : this.desk.media;
    return `${folder}/${taipeiMonth(new Date())}/${freshName()}`;
  }

  private async open({ file_key }: KeptPicture, name: string, { view, thumb }: Pictures) {
    const keys = storedKeys(file_key);
    const sha256 = createHash('sha256')
      .update(await readFile(view.path))
      .digest();
    const put = () => Promise.all([this.files.store.put(keys.view, view), this.files.store.put(keys.thumb, thumb)]);
    return { row: { ...factsOf(view), name, sha256 }, put };
  }

  /** Sealed before it leaves this process; of an ID paper nothing is kept but its one picture. */
  private sealed(owner: string, { public_id, file_key }: KeptPicture, { view }: Pictures) {
    const { vault } = this.files;
    const of = paperOwner({ public_id, owner, ticket_id: null });
    const key = vault.createKey(of);
    const put = () => vault.put(of, key, 'view', storedKeys(file_key).view, view);
    return { row: { ...factsOf(view), name: '', kek_id: key.kekId, wrapped_key: key.wrapped }, put };
  }
}

async function patient(put: Promise<unknown>): Promise<void> {
  try {
    await put;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new FileRefused('FILE_BUSY');
    throw error;
  }
}

const factsOf = ({ type, bytes, width, height }: Picture) => ({ type, bytes, width, height });
