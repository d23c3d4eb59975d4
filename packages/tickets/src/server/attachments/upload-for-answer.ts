import { Inject, Injectable } from '@nestjs/common';
import type { AnswerUploadQuery, Desk, UploadedView } from '@hub/contracts/tickets';
import { count, Db } from '@hub/nest-kit/db';
import { FileRefused } from '@hub/nest-kit/files';
import type { StaffCaller, Upload } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';
import { DESK } from '../ports.ts';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { statusAfter } from '../ticket.moves.ts';
import { mustAnswer } from '../ticket.policy.ts';
import { TooManyUploads } from './attachment.errors.ts';
import { ownerOf, type Viewer } from './attachment.policy.ts';
import { KeepPicture } from './keep-picture.ts';
import { ShowPictures } from './show-pictures.ts';

const HOUR_S = 3600;
const PER_PERSON = 240;

@Injectable()
export class UploadForAnswer {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly contacts: Contacts,
    private readonly keep: KeepPicture,
    private readonly pictures: ShowPictures,
  ) {}

  /** Only for a case that the sender could answer now. */
  async run({ who }: StaffCaller, { question_id }: AnswerUploadQuery, upload: Upload): Promise<{ msg: UploadedView }> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id: question_id });
    if (!ticket) throw new TicketNotFound();
    mustAnswer(who, ticket.game_id);
    statusAfter('answer', ticket.status);
    await this.limit(who.id);
    const [file] = (await upload.read()).files;
    if (!file) throw new FileRefused('FILE_EMPTY');
    const viewer: Viewer = { kind: 'staff', who };
    const { public_id, file_key } = await this.keep.run(ownerOf(viewer), 'picture', file);
    return { msg: { id: public_id, thumb: this.pictures.thumbOf(file_key, viewer) } };
  }

  private async limit(person: number): Promise<void> {
    const bucket = this.contacts.bucket(`upload-staff-${this.desk.key}`, String(person));
    const state = await count(this.db.source, { bucket, windowS: HOUR_S, limit: PER_PERSON });
    if (state.over) throw new TooManyUploads(state.retryAfterS);
  }
}
