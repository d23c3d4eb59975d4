import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { MessagePictures } from '../../pictures/message-pictures.tsx';
import { picturesOfMessage } from '../../pictures/pictures-of-message.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { SafeHtml } from '../../view/safe-html.tsx';
import { StaffWords } from '../../view/staff-words.tsx';
import type { QueueChoice } from '../desk-address.ts';
import css from './case-talk.module.css';
import { CasePapers } from './case-papers.tsx';
import { CaseEnding, CaseLinks } from './case-ending.tsx';
import { TalkMessage } from './talk-message.tsx';
import type { News } from './use-news.ts';

/** The conversation in order of time. It opens at its end, and stays where it is when something is added. */
export function CaseTalk({ ticket, news, choice }: { ticket: StaffTicket; news: News; choice: QueueChoice }) {
  const { t } = useLingui();
  const { api } = useStaffDesk();
  const { refetch } = api.ticket.useQuerySubscription(ticket.id);
  const picturesOf = (reply: number) => (
    <MessagePictures pictures={picturesOfMessage(ticket.pic_plus, reply)} refresh={refetch} />
  );
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, []);
  const player = ticket.character_name || t`玩家`;
  const fresh = new Set(news.fresh.map(({ id }) => id));
  return (
    <div ref={box} className={css.talk} tabIndex={0} role="group" aria-label={t`對話`}>
      <CaseLinks ticket={ticket} choice={choice} />
      <TalkMessage name={player} at={ticket.create_time} pictures={picturesOf(0)}>
        <SafeHtml html={ticket.content} />
      </TalkMessage>
      <CasePapers ticket={ticket} />
      {ticket.replies.map((reply) => (
        <TalkMessage
          key={reply.id}
          id={`m${reply.id}`}
          staff={reply.is_official === '1'}
          name={reply.is_official === '1' ? (reply.staff_name ?? t`客服`) : player}
          at={reply.create_time}
          fresh={fresh.has(reply.id)}
          pictures={picturesOf(reply.id)}
        >
          {reply.is_official === '1' ? (
            <StaffWords text={reply.content} />
          ) : (
            <p className={css.plain}>{reply.content}</p>
          )}
        </TalkMessage>
      ))}
      <CaseEnding ticket={ticket} />
      <div ref={news.endRef} className={css.end} />
    </div>
  );
}
