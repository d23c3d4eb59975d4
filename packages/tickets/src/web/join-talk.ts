import type { RepliesView } from '@hub/contracts/tickets';

/** Messages are only ever added: the parts belong together exactly when their counts do. */
export function joinTalk<Answer extends RepliesView>(known: RepliesView, answer: Answer): Answer {
  const [first] = answer.replies;
  const older = known.replies.filter(({ id }) => first !== undefined && id < first.id);
  if (older.length === 0 || known.earlier + older.length !== answer.earlier) return answer;
  const ids = new Set(older.map(({ id }) => id));
  return {
    ...answer,
    replies: [...older, ...answer.replies],
    pic_plus: [...known.pic_plus.filter(({ reply_id }) => ids.has(reply_id)), ...answer.pic_plus],
    earlier: known.earlier,
  };
}

/** Puts the messages before the known ones in front of them, unless they are there already. */
export function addEarlier(known: RepliesView, page: RepliesView): void {
  if (page.earlier + page.replies.length !== known.earlier) return;
  known.replies.unshift(...page.replies);
  known.pic_plus.push(...page.pic_plus);
  known.earlier = page.earlier;
}
