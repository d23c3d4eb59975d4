import { part } from '../shared/view.ts';
import { repliesQuery } from '../tickets/messages.ts';
import { repliesView } from '../tickets/replies.ts';
import { unreadView } from '../tickets/views.ts';
import { answers, refuses, type CallDoc, type Words } from './call-doc.ts';
import { caseNumber, TIME } from './example-case.ts';

export const aReply = {
  id: 501,
  question_id: 10231,
  content: '您好，**已為您確認**。',
  is_official: '1' as const,
  create_time: TIME,
  staff_name: '小岳',
};
export const inPages: Words = {
  tw: '帶 `replies=newest` 時只回應最後 40 則訊息（還沒看過的客服回覆一定在內）；`earlier` 是前面還有幾則。不帶時全部回應。',
  en: 'With `replies=newest` the last 40 messages are answered, and never less than the answers that were not read; `earlier` says how many stand before. Without it all of them.',
};

const page = { replies: [aReply], pic_plus: [], earlier: 0 };

export const earlierReplies = (): CallDoc => ({
  summary: { tw: '自己的回報裡更早的訊息', en: 'Earlier messages of one’s own report' },
  about: { tw: '`before` 之前的最後 40 則。', en: 'The last 40 before `before`.' },
  params: { q_id: caseNumber },
  query: repliesQuery,
  answer: answers(part({ msg: repliesView }), { msg: page }),
  refusals: [refuses(404, 'noexist', 'NOEXIST')],
});

export const earlierCaseReplies = (): CallDoc => ({
  ...earlierReplies(),
  summary: { tw: '案件裡更早的訊息', en: 'Earlier messages of a case' },
  answer: answers(part({ data: repliesView }), { data: page }),
  refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')],
});

export const unread = (): CallDoc => ({
  summary: { tw: '還沒看的客服回覆有幾件', en: 'How many cases have an answer that was not opened yet' },
  about: {
    tw: '給遊戲顯示角標用：帶玩家的 token，30 秒內重複詢問會得到同一個快取答案。',
    en: 'For the badge on a game’s button: with the player’s token. An answer may be kept for 30 seconds.',
  },
  answer: answers(unreadView, { unread_count: 2 }),
});
