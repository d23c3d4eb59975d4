import type { InferType } from 'yup';
import { listOf, oneOf, text, textOrNull, view, whole } from '../shared/view.ts';
import { pictureView } from './attachments.ts';

/**
 * `content` is markdown, `is_official` '1' for staff. `create_time` ISO with +08:00. `staff_name`: public name of the
 * staff member who answered; null for the player's own words.
 */
export const replyView = view('Reply', {
  id: whole(),
  question_id: whole(),
  content: text(),
  is_official: oneOf('0', '1'),
  create_time: text(),
  staff_name: textOrNull(),
});
export type ReplyView = InferType<typeof replyView>;

/**
 * Part of what was said in a case, in its order, with the pictures of these messages. `earlier`: how many messages stand
 * before the first of them.
 */
export const talk = { replies: listOf(replyView), pic_plus: listOf(pictureView), earlier: whole() };
export const repliesView = view('Replies', talk);
export type RepliesView = InferType<typeof repliesView>;
