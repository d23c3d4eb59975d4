import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Not } from 'typeorm';
import type { Desk } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { FileMissing, StoreUnavailable } from '@hub/nest-kit/files';
import { AppError, Forbidden, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { DESK } from '../ports.ts';
import { Ticket } from '../ticket.entity.ts';
import { Attachment } from './attachment.entity.ts';
import { FileArchived } from './attachment.errors.ts';
import { isArchived, maySee, type Variant, type Viewer } from './attachment.policy.ts';
import { Files, storedKeys } from './files.ts';

export type AskedMedia = { year: string; month: string; file: string; variant: string };
/** `sig` is a visitor's only proof. */
export type MediaAsker = { viewer: Viewer; sig?: unknown };
export type Media = { stream: Readable; bytes: number; type: string; name: string };

/** Endings of what we keep: the sender's own ending may say something else. */
const endings: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png' };

/** A picture for whoever asks; whether they may see it is asked anew each time, of their rights and the rows as they are now. */
@Injectable()
export class ReadMedia {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  /** Throws 403 for what is not there or not theirs, 410 for an archived file. */
  async run({ year, month, file, variant }: AskedMedia, { viewer, sig }: MediaAsker): Promise<Media> {
    const fileKey = `${this.desk.media}/${year}/${month}/${file}`;
    const known = viewer.kind !== 'visitor' || this.files.links.verify(fileKey, sig)?.viewer === viewer.kind;
    if (!known || !isVariant(variant)) throw new Forbidden();
    const found = await this.db.source
      .getRepository(Attachment)
      .findOneBy({ file_key: fileKey, state: Not('pending') });
    const ticket = found?.ticket_id
      ? await this.db.source.getRepository(Ticket).findOneBy({ id: found.ticket_id })
      : null;
    if (!found || !maySee(this.desk, viewer, found, ticket, variant)) throw new Forbidden();
    if (isArchived(ticket, found)) throw new FileArchived();
    return { ...(await this.open(storedKeys(fileKey)[variant])), type: found.type, name: shownName(found) };
  }

  private async open(key: string): Promise<{ stream: Readable; bytes: number }> {
    try {
      return await this.files.store.get(key);
    } catch (error) {
      if (error instanceof FileMissing) throw new AppError(404, { msg: { code: 'NOT_FOUND' } });
      if (error instanceof StoreUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }
}

const isVariant = (text: string): text is Variant => text === 'view' || text === 'thumb';

function shownName({ name, type }: Pick<Attachment, 'name' | 'type'>): string {
  return name.replace(/\.[a-z0-9]{1,8}$/i, '') + (endings[type] ?? '');
}
