import { REPLIES_SHOWN, type RepliesView, type ShownQuery } from '@hub/contracts/tickets';
import { part, Union, type Reads } from '@hub/nest-kit/db';
import type { Viewer } from './attachments/attachment.policy.ts';
import { fileColumns, type ShowPictures, type ShownFile } from './attachments/show-pictures.ts';
import type { Message } from './reply.entity.ts';
import type { Ticket } from './ticket.entity.ts';
import { replyView } from './ticket.view.ts';

const columns = ['id', 'ticket_id', 'is_official', 'staff_name', 'content', 'created_at'] as const;

/** SQL: id of the message that a page of these begins with; 0 where they are all. `?` is the case, then what `among` asks for. */
const firstOf = (among = '') =>
  `COALESCE((SELECT id FROM reply WHERE ticket_id = ? ${among} ORDER BY id DESC LIMIT ${REPLIES_SHOWN - 1}, 1), 0)`;
const OWN_WORDS =
  'COALESCE((SELECT id FROM reply WHERE ticket_id = ? AND is_official = 0 ORDER BY id DESC LIMIT 1), 0)';

/** The messages from `first` on, how many stand before it, and the files of the report and of these messages. */
const newestFrom = (first: string) =>
  [
    part<Message>(columns, `FROM reply WHERE ticket_id = ? AND id >= ${first}`),
    part<{ earlier: number }>(['COUNT(*) AS earlier'], `FROM reply WHERE ticket_id = ? AND id < ${first}`),
    part<ShownFile>(
      fileColumns,
      `FROM attachment WHERE ticket_id = ? AND (COALESCE(reply_id, 0) = 0 OR reply_id >= ${first})`,
    ),
  ] as const;

/** Every value of them is the number of the case. `unread`: back to the reader's own last words. */
export const talkParts = {
  all: newestFrom('0'),
  newest: newestFrom(firstOf()),
  unread: newestFrom(`LEAST(${firstOf()}, ${OWN_WORDS})`),
};
export type Shown = keyof typeof talkParts;

/** Whoever comes for an answer finds it in the first page, whatever was said after it. */
export const shownTo = (ticket: Pick<Ticket, 'status' | 'is_read'>, { replies }: ShownQuery): Shown =>
  replies === 'newest' && ticket.status === 2 && ticket.is_read === 0 ? 'unread' : replies;

const BEFORE = firstOf('AND id < ?');
const before = new Union(
  part<Message>(columns, `FROM reply WHERE ticket_id = ? AND id < ? AND id >= ${BEFORE}`),
  part<{ earlier: number }>(['COUNT(*) AS earlier'], `FROM reply WHERE ticket_id = ? AND id < ? AND id < ${BEFORE}`),
  part<ShownFile>(
    fileColumns,
    `FROM attachment WHERE ticket_id = ? AND reply_id < ? AND reply_id >= GREATEST(1, ${BEFORE})`,
  ),
);

export async function readEarlier(
  reads: Reads,
  { ticket, id, pictures, viewer }: { ticket: Ticket; id: number; pictures: ShowPictures; viewer: Viewer },
): Promise<RepliesView> {
  const values = Array.from({ length: before.marks / 2 }, () => [ticket.id, id]).flat();
  const [replies, counted, files] = await reads.parts(before, values);
  return {
    replies: replies.sort((a, b) => a.id - b.id).map(replyView),
    pic_plus: pictures.views(ticket, files, viewer),
    earlier: counted[0]?.earlier ?? 0,
  };
}
