import { usePageTitle } from '@hub/web';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useState } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
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
  usePageTitle(`#${desk.numberPrefix}${ticket.id} ${ticket.type_text}`);
  const onSent = (answered: StaffTicket) => {
    news.catchUp(answered);
    setOffer({ next });
  };
  return (
    <section className={css.case} aria-labelledby="case-title">
      <CaseHead ticket={ticket} back={back} />
      <CaseTalk ticket={ticket} news={news} choice={choice} />
      <div className={css.foot}>
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
