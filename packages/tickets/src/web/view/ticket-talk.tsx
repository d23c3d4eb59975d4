import { Fragment, type ReactNode } from 'react';
import { formatTime, useDispatch, type Dispatch } from '@hub/web';
import { ClockIcon, Conversation, DayLine, PlayerMessage, StaffMessage } from '@hub/web/parts';
import { ticketState, type ReplyView, type TicketView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { MessagePictures } from '../pictures/message-pictures.tsx';
import { WaitingPictures } from '../pictures/waiting-pictures.tsx';
import { useSeenUntil } from '../seen-replies.ts';
import { GivenPapers } from './given-papers.tsx';
import { SafeHtml } from '@hub/web/safe-html';
import { StaffWords } from './staff-words.tsx';
import type { Unsent } from './unsent-reply.ts';
import { useFirstNew, useOpenAtFirstNew } from './use-open-at-first-new.ts';
import type { Outbox } from './use-reply-outbox.ts';
import { picturesOfMessage } from '../pictures/pictures-of-message.ts';
import { EarlierButton } from '../earlier-button.tsx';
import { useEarlier } from '../use-earlier.ts';
import { useDayWords } from '../use-day-words.ts';
import { useReplyWords } from '../use-reply-words.ts';
import css from './ticket-view.module.css';

type Entry = { key: string; at: string; message: ReactNode };

const isClosed = ({ status }: TicketView) => ticketState(status) === 'closed';
const timeOf = (at: string) => formatTime(at).slice(11);

/** What is still on its way stands last. */
export function TicketTalk({ ticket, outbox }: { ticket: TicketView; outbox: Outbox }) {
  const { t } = useLingui();
  const { desk, api, parts } = useDesk();
  const { refetch } = api.view.useQuerySubscription(ticket.id);
  const picturesOf = (reply: number) => (
    <MessagePictures pictures={picturesOfMessage(ticket.pic_plus, reply)} refresh={refetch} />
  );
  const seenUntil = useSeenUntil(desk.key, ticket);
  const first = useFirstNew(ticket.replies, seenUntil);
  const dispatch = useDispatch<Dispatch>();
  const [findEarlier] = api.earlier.useMutation();
  const before = useEarlier(ticket, async (message) =>
    dispatch(api.foundEarlier(ticket.id, await findEarlier({ id: ticket.id, before: message }).unwrap())),
  );
  useOpenAtFirstNew(first);
  const dayWords = useDayWords();
  const you = t({ context: 'tickets', message: '您' });
  const entries: Entry[] = [
    {
      key: 'question',
      at: ticket.create_time,
      message: (
        <PlayerMessage name={you} time={timeOf(ticket.create_time)} at={ticket.create_time} pictures={picturesOf(0)}>
          <SafeHtml html={ticket.content} />
          <GivenPapers papers={ticket.papers} />
        </PlayerMessage>
      ),
    },
    ...ticket.replies.map((reply) => ({
      key: String(reply.id),
      at: reply.create_time,
      message: (
        <Reply
          reply={reply}
          game={ticket.game_id}
          you={you}
          fresh={reply.id > seenUntil}
          pictures={picturesOf(reply.id)}
        />
      ),
    })),
    ...outbox.unsent.map((unsent) => ({
      key: unsent.key,
      at: unsent.at,
      message: <Waiting unsent={unsent} you={you} onResend={() => outbox.resend(unsent.key)} />,
    })),
  ];
  const days = entries.map(({ at }) => dayWords(at));
  return (
    <>
      <Conversation label={t({ context: 'tickets', message: '對話紀錄' })}>
        {entries.map(({ key, message }, index) => (
          <Fragment key={key}>
            {days[index] !== days[index - 1] && <DayLine>{days[index]}</DayLine>}
            {message}
            {key === 'question' && ticket.earlier > 0 && (
              <EarlierButton count={ticket.earlier} className={css.earlier} {...before} />
            )}
          </Fragment>
        ))}
      </Conversation>
      {parts.Unanswered && ticket.replies.length === 0 && !isClosed(ticket) ? (
        <parts.Unanswered ticket={ticket} />
      ) : (
        ticket.reply_by && <ReplyBy at={ticket.reply_by} />
      )}
    </>
  );
}

function ReplyBy({ at }: { at: string }) {
  const replyWords = useReplyWords();
  return (
    <p className={css.replyBy}>
      <ClockIcon />
      {replyWords(at)}
    </p>
  );
}

type ReplyProps = { reply: ReplyView; game: string; you: string; fresh: boolean; pictures: ReactNode };

function Reply({ reply, game, you, fresh, pictures }: ReplyProps) {
  const { t } = useLingui();
  const said = { id: `m${reply.id}`, time: timeOf(reply.create_time), at: reply.create_time, pictures };
  if (reply.is_official === '0') {
    return (
      <PlayerMessage {...said} name={you}>
        {reply.content}
      </PlayerMessage>
    );
  }
  const person = reply.staff_name;
  const name = person
    ? t({ context: 'tickets', message: `客服人員・${person}` })
    : t({ context: 'tickets', message: '客服人員' });
  return (
    <StaffMessage {...said} game={game} name={name} fresh={fresh}>
      <StaffWords text={reply.content} />
    </StaffMessage>
  );
}

function Waiting({ unsent, you, onResend }: { unsent: Unsent; you: string; onResend: () => void }) {
  return (
    <PlayerMessage
      name={you}
      time=""
      state={unsent.state}
      failure={unsent.failure}
      onResend={onResend}
      pictures={<WaitingPictures pictures={unsent.pictures} />}
    >
      {unsent.text}
    </PlayerMessage>
  );
}
