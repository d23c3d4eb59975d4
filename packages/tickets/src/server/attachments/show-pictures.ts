import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import type { PictureView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { Not } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';
import { Attachment } from './attachment.entity.ts';
import { isArchived, type Variant, type Viewer } from './attachment.policy.ts';
import { Files } from './files.ts';

const REPORT_PATHS = 3;

type Paper = Pick<Attachment, 'id' | 'destroyed_at'>;

/** The fields of a case's answer that show its pictures. */
export type PictureFields = {
  pic_path1: string | null;
  pic_path2: string | null;
  pic_path3: string | null;
  pic_plus: PictureView[];
  papers: { count: number; destroyed_at: string | null };
};

/** The pictures of a case, under addresses for one viewer. */
@Injectable()
export class ShowPictures {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  async of(ticket: Pick<Ticket, 'id' | 'created_at'>, viewer: Viewer): Promise<PictureView[]> {
    const rows = await this.db.source.getRepository(Attachment).find({
      where: { ticket_id: ticket.id, kind: Not('id_paper') },
      order: { reply_id: 'ASC', position: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => {
      const path = this.addressOf(row.file_key, viewer);
      return {
        id: row.id,
        question_id: ticket.id,
        reply_id: row.reply_id ?? 0,
        kind: row.kind === 'pay' ? 'pay' : 'picture',
        pic_path: path('view'),
        thumb_path: path('thumb'),
        name: row.name,
        width: row.width,
        height: row.height,
        archived: isArchived(ticket, row),
      };
    });
  }

  /** The same, with the first pictures of the report under the names that old clients know. */
  async fieldsOf(ticket: Pick<Ticket, 'id' | 'created_at'>, viewer: Viewer, papers?: Paper[]): Promise<PictureFields> {
    const pic_plus = await this.of(ticket, viewer);
    const paths = pic_plus.filter((picture) => picture.reply_id === 0).map((picture) => picture.pic_path);
    const [pic_path1 = null, pic_path2 = null, pic_path3 = null] = paths.slice(0, REPORT_PATHS);
    return { pic_path1, pic_path2, pic_path3, pic_plus, papers: papersOf(papers ?? (await this.papers(ticket.id))) };
  }

  /** The same for staff, with the ID papers that are still kept. */
  async forStaff(ticket: Pick<Ticket, 'id' | 'created_at'>, viewer: Viewer) {
    const papers = await this.papers(ticket.id);
    const kept = papers.filter(({ destroyed_at }) => destroyed_at === null);
    return { ...(await this.fieldsOf(ticket, viewer, papers)), paper_ids: kept.map(({ id }) => id) };
  }

  private papers(ticketId: number): Promise<Paper[]> {
    const where = { ticket_id: ticketId, kind: 'id_paper' as const };
    return this.db.source
      .getRepository(Attachment)
      .find({ select: { id: true, destroyed_at: true }, where, order: { position: 'ASC', id: 'ASC' } });
  }

  /** The address of a file's small picture. */
  thumbOf(fileKey: string, viewer: Viewer): string {
    return this.addressOf(fileKey, viewer)('thumb');
  }

  private addressOf(fileKey: string, viewer: Viewer): (variant: Variant) => string {
    const sig = encodeURIComponent(this.files.links.sign(fileKey, JSON.stringify(viewer)));
    return (variant) => `/media/${fileKey}?v=${variant}&sig=${sig}`;
  }
}

function papersOf(papers: Paper[]): PictureFields['papers'] {
  const destroyed = papers.find((row) => row.destroyed_at !== null)?.destroyed_at ?? null;
  return { count: papers.length, destroyed_at: destroyed && taipeiIso(destroyed) };
}
