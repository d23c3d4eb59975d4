import { useState } from 'react';
import { Disclosure, FileTextIcon, lazyPage, Skeleton, WaitingContext } from '@hub/web';
import { mayClose, ticketState, type TicketView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { CloseCase } from './close-case.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { DeadlineNote } from './deadline-note.tsx';
import { replyDraftKey } from './reply-draft.ts';
import { EarlierCase } from './earlier-case.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketTalk } from './ticket-talk.tsx';
import { UnfinishedWork } from './unfinished-work.tsx';
import { useReplyOutbox } from './use-reply-outbox.ts';
import css from './ticket-view.module.css';

/** The form brings its own code: the words of the case do not wait for it. */
const ReplyForm = lazyPage(() =>
  import(/* webpackChunkName: "ticket-reply" */ './reply-form.tsx').then((file) => file.ReplyForm),
);
const formWaiting = <Skeleton shape="card" count={1} />;

export function TicketBody({ ticket, game }: { ticket: TicketView; game: string }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const outbox = useReplyOutbox(ticket.id, replyDraftKey(desk, ticket));
  const closed = ticketState(ticket.status) === 'closed';
  const [open] = useState(!closed);
  const [closedHere, setClosedHere] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {ticket.follows !== null && <EarlierCase ticket={ticket} id={ticket.follows} />}
      <div className={css.onPhone}>
        <Disclosure icon={<FileTextIcon />} title={t({ context: 'tickets', message: '回報資料' })}>
          <TicketFacts ticket={ticket} />
        </Disclosure>
      </div>
      {ticket.deadline && <DeadlineNote deadline={ticket.deadline} />}
      <UnfinishedWork ticket={ticket.id} />
      <TicketTalk ticket={ticket} outbox={outbox} />
      <ArrivalNotice replies={ticket.replies} />
      <WaitingContext value={formWaiting}>
        {closed && (
          <ClosedNotice ticket={ticket} game={game} closed={closedHere ? 'here' : open ? 'while' : 'before'} />
        )}
        {mayClose(ticket) && outbox.unsent.length === 0 && (
          <CloseCase ticket={ticket} onAsk={setAsking} onClosed={() => setClosedHere(true)} />
        )}
        {!closed && (
          <div data-screen-only>
            <ReplyForm ticket={ticket} outbox={outbox} quiet={mayClose(ticket) && asking} />
          </div>
        )}
      </WaitingContext>
    </>
  );
}
