import { useDispatch, type Dispatch } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { NoteView, ReplyView } from '@hub/contracts/tickets';
import { useLayoutEffect, useRef } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { MessagePictures } from '../../pictures/message-pictures.tsx';
import { picturesOfMessage } from '../../pictures/pictures-of-message.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { SafeHtml } from '@hub/web/safe-html';
import { StaffWords } from '../../view/staff-words.tsx';
import type { QueueChoice } from '../desk-address.ts';
import css from './case-talk.module.css';
import { CasePapers } from './case-papers.tsx';
import { CaseEnding, CaseLinks } from './case-ending.tsx';
import { TalkNote } from '../work/notes/talk-note.tsx';
import type { CaseWorker } from '../work/use-case-work.ts';
import { EarlierButton } from '../../earlier-button.tsx';
import { useEarlier } from '../../use-earlier.ts';
import { TalkMessage } from './talk-message.tsx';
import type { News } from './use-news.ts';

type Props = {
  ticket: StaffTicket;
  news: News;
  choice: QueueChoice;
  /** null for who may only read. */
  worker: CaseWorker | null;
};

/** Opens at its end, and stays where it is when something is added. */
export function CaseTalk({ ticket, news, choice, worker }: Props) {
  const { t } = useLingui();
  const { api } = useStaffDesk();
  const { refetch } = api.ticket.useQuerySubscription(ticket.id);
  const picturesOf = (reply: number) => (
    <MessagePictures pictures={picturesOfMessage(ticket.pic_plus, reply)} refresh={refetch} />
  );
  const talk = inOrder(ticket);
  const dispatch = useDispatch<Dispatch>();
  const [findEarlier] = api.earlier.useMutation();
  const before = useEarlier(ticket, async (message) =>
    dispatch(api.foundEarlier(ticket.id, await findEarlier({ id: ticket.id, before: message }).unwrap())),
  );
  const hidden = ticket.replies.length + ticket.notes.length - talk.length;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, []);
  const player = ticket.character_name || t`玩家`;
  const fresh = new Set(news.fresh.map(({ id }) => id));
  const reply = (reply: ReplyView) => (
    <TalkMessage
      key={reply.id}
      id={anchorOf(reply)}
      staff={reply.is_official === '1'}
      name={reply.is_official === '1' ? (reply.staff_name ?? t`客服`) : player}
      at={reply.create_time}
      fresh={fresh.has(reply.id)}
      pictures={picturesOf(reply.id)}
    >
      {reply.is_official === '1' ? <StaffWords text={reply.content} /> : <p className={css.plain}>{reply.content}</p>}
    </TalkMessage>
  );
  return (
    <div ref={box} className={css.talk} tabIndex={0} role="group" aria-label={t`對話`}>
      <CaseLinks ticket={ticket} choice={choice} />
      <TalkMessage name={player} at={ticket.create_time} pictures={picturesOf(0)}>
        <SafeHtml html={ticket.content} />
      </TalkMessage>
      <CasePapers ticket={ticket} />
      {ticket.earlier > 0 && <EarlierButton count={ticket.earlier + hidden} {...before} />}
      {talk.map((said) =>
        'staff_id' in said ? (
          <TalkNote key={anchorOf(said)} note={said} game={ticket.game_id} worker={worker} />
        ) : (
          reply(said)
        ),
      )}
      <CaseEnding ticket={ticket} />
      <div ref={news.endRef} className={css.end} />
    </div>
  );
}

const anchorOf = (said: ReplyView | NoteView): string => `${'staff_id' in said ? 'n' : 'm'}${said.id}`;

/** Notes older than the first shown message go with the earlier ones. Times compare as text. */
function inOrder({ replies, notes, earlier }: StaffTicket): (ReplyView | NoteView)[] {
  const since = earlier > 0 ? (replies[0]?.create_time ?? '') : '';
  return [...replies, ...notes.filter(({ create_time }) => create_time >= since)].sort((a, b) =>
    a.create_time < b.create_time ? -1 : a.create_time > b.create_time ? 1 : 0,
  );
}
