import { Inject, Injectable } from '@nestjs/common';
import { fileBytes, fileGroup, type Desk, type UploadedView, type UploadQuery } from '@hub/contracts/tickets';
import { InvalidInput, SessionExpired, type Caller, type Upload } from '@hub/nest-kit/http';
import { count, Db } from '@hub/nest-kit/db';
import { FileRefused } from '@hub/nest-kit/files';
import { Contacts } from '../contacts.ts';
import { statusAfter } from '../ticket.moves.ts';
import { DESK, GameSettings } from '../ports.ts';
import { ViewTicket } from '../view-ticket.ts';
import { TooManyUploads } from './attachment.errors.ts';
import { ownerOf, viewerOf } from './attachment.policy.ts';
import { KeepPicture } from './keep-picture.ts';
import { ShowPictures } from './show-pictures.ts';

const HOUR_S = 3600;
/** Several players may share an address. */
const PER_ADDRESS = 240;
const PER_PLAYER = 120;

@Injectable()
export class UploadAttachment {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly contacts: Contacts,
    private readonly tickets: ViewTicket,
    private readonly keep: KeepPicture,
    private readonly pictures: ShowPictures,
    private readonly settings: GameSettings,
  ) {}

  async run(caller: Caller, query: UploadQuery, upload: Upload): Promise<{ msg: UploadedView }> {
    const viewer = viewerOf(caller.who);
    if (!fileGroup(this.desk, query.for, query.kind)) throw new InvalidInput({ kind: { code: 'FIELD_INVALID' } });
    if (query.for === 'reply') await this.mayReply(caller, query.question_id ?? 0);
    await this.limit('upload-address', caller.ip, PER_ADDRESS);
    if (viewer.kind !== 'visitor') await this.limit('upload-player', ownerOf(viewer), PER_PLAYER);
    const [file] = (await upload.read(fileBytes(await this.settings.limits()))).files;
    if (!file) throw new FileRefused('FILE_EMPTY');
    const { public_id, file_key } = await this.keep.run(ownerOf(viewer), query.kind, file);
    const thumb = query.kind === 'id_paper' ? '' : this.pictures.thumbOf(file_key, viewer);
    return { msg: { id: public_id, thumb } };
  }

  /** Only for a case that the sender could answer now. */
  private async mayReply(caller: Caller, questionId: number): Promise<void> {
    if (caller.who.kind === 'anon') throw new SessionExpired();
    statusAfter('follow-up', (await this.tickets.owned(caller, questionId)).status);
  }

  private async limit(kind: string, value: string, limit: number): Promise<void> {
    const bucket = this.contacts.bucket(kind, value);
    const state = await count(this.db.source, { bucket, windowS: HOUR_S, limit });
    if (state.over) throw new TooManyUploads(state.retryAfterS);
  }
}
