import { usePageTitle } from '@hub/web';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useRef, useState } from 'react';
import { useCardOpen } from '../card/card-open.ts';
import { PlayerCard } from '../card/player-card.tsx';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { DeadMailNote } from '../mails/dead-mail-note.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAnswerGame } from '../staff-rights.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerSent } from './answer-sent.tsx';
import css from './case.module.css';
import { CaseHead } from './case-head.tsx';
import type { CasePlace } from './case-place.ts';
import { CaseTalk } from './case-talk.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { useNews } from './use-news.ts';

type Props = CasePlace & { ticket: StaffTicket };

/** Head, conversation, and the place for the answer. */
export function CaseView({ ticket, back, choice, next }: Props) {
  const { desk, me } = useStaffDesk();
  const [offer, setOffer] = useState<{ next: StaffTicketRow | null }>();
  const news = useNews(ticket);
  const cardOpen = useCardOpen();
  const cardButton = useRef<HTMLButtonElement>(null);
  usePageTitle(`#${desk.numberPrefix}${ticket.id} ${ticket.type_text}`);
  const onSent = (answered: StaffTicket) => {
    news.catchUp(answered);
    setOffer({ next });
  };
  return (
    <section className={css.case} data-card={cardOpen || undefined} aria-labelledby="case-title">
      <CaseHead ticket={ticket} back={back} cardButton={cardButton} />
      {cardOpen && <PlayerCard ticket={ticket} onClose={() => cardButton.current?.focus()} />}
      <CaseTalk ticket={ticket} news={news} choice={choice} />
      <div className={css.foot}>
        <DeadMailNote ticket={ticket} />
        {!mayAnswerGame(me, ticket.game_id) ? (
          <ReadOnlyNote game={ticket.game_name} />
        ) : offer ? (
          <AnswerSent next={offer.next} choice={choice} back={back} onMore={() => setOffer(undefined)} />
        ) : (
          <AnswerBox ticket={ticket} news={news} onSent={onSent} />
        )}
      </div>
    </section>
  );
}
