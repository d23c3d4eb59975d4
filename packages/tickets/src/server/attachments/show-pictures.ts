import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import { pictureAddress, type PictureView } from '@hub/contracts/tickets';
import type { Ticket } from '../ticket.entity.ts';
import type { Attachment } from './attachment.entity.ts';
import { isArchived, type Variant, type Viewer } from './attachment.policy.ts';
import { Files } from './files.ts';

type Shown = Pick<Ticket, 'id' | 'created_at'>;
export type ShownFile = Pick<
  Attachment,
  'id' | 'kind' | 'reply_id' | 'position' | 'file_key' | 'name' | 'width' | 'height' | 'destroyed_at'
>;
const isPaper = ({ kind }: ShownFile) => kind === 'id_paper';

export const fileColumns = [
  'id',
  'kind',
  'reply_id',
  'position',
  'file_key',
  'name',
  'width',
  'height',
  'destroyed_at',
] as const;

const inOrder = (rows: readonly ShownFile[]) =>
  rows.toSorted((a, b) => (a.reply_id ?? -1) - (b.reply_id ?? -1) || a.position - b.position || a.id - b.id);

export type PictureFields = {
  pic_path1: null;
  pic_path2: null;
  pic_path3: null;
  pic_plus: PictureView[];
  papers: { count: number; destroyed_at: string | null };
};

@Injectable()
export class ShowPictures {
  constructor(private readonly files: Files) {}

  forStaff(ticket: Shown, files: ShownFile[], viewer: Viewer) {
    const kept = files.filter((row) => isPaper(row) && row.destroyed_at === null);
    const papers = kept.sort((a, b) => a.position - b.position || a.id - b.id);
    return { ...this.fields(ticket, files, viewer), paper_ids: papers.map(({ id }) => id) };
  }

  /** All pictures stand in `pic_plus`. The three paths beside it are for pictures of old reports; a client shows both, so none may stand twice. */
  fields(ticket: Shown, found: readonly ShownFile[], viewer: Viewer): PictureFields {
    const papers = papersOf(inOrder(found).filter(isPaper));
    const pic_plus = this.views(ticket, found, viewer);
    return { pic_path1: null, pic_path2: null, pic_path3: null, pic_plus, papers };
  }

  views(ticket: Shown, found: readonly ShownFile[], viewer: Viewer): PictureView[] {
    return inOrder(found)
      .filter((row) => !isPaper(row))
      .map((row) => {
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

  thumbOf(fileKey: string, viewer: Viewer): string {
    return this.addressOf(fileKey, viewer)('thumb');
  }

  /** It opens nothing by itself: whoever asks shows their token or session. A visitor has none; theirs is signed. */
  private addressOf(fileKey: string, { kind }: Viewer): (variant: Variant) => string {
    if (kind === 'staff') return (v) => pictureAddress(fileKey, 'staff', { v });
    if (kind !== 'visitor') return (v) => pictureAddress(fileKey, 'player', { v });
    const sig = this.files.links.sign(fileKey, kind);
    return (v) => pictureAddress(fileKey, 'player', { v, sig });
  }
}

function papersOf(papers: ShownFile[]): PictureFields['papers'] {
  const destroyed = papers.find((row) => row.destroyed_at !== null)?.destroyed_at ?? null;
  return { count: papers.length, destroyed_at: destroyed && taipeiIso(destroyed) };
}
