import type { InferType } from 'yup';
import { listOf, oneOf, text, textOrNull, view, whole } from '../shared/view.ts';
import { pictureView } from './attachments.ts';

/** `content`: markdown. `create_time`: ISO, +08:00. `staff_name`: public; null for the player's words. */
export const replyView = view('Reply', {
  id: whole(),
  question_id: whole(),
  content: text(),
  is_official: oneOf('0', '1'),
  create_time: text(),
  staff_name: textOrNull(),
});
export type ReplyView = InferType<typeof replyView>;

/** In order, with pictures. `earlier`: how many messages stand before the first. */
export const talk = { replies: listOf(replyView), pic_plus: listOf(pictureView), earlier: whole() };
export const repliesView = view('Replies', talk);
export type RepliesView = InferType<typeof repliesView>;
