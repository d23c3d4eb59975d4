import { usePageTitle } from '@hub/web';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCardOpen } from '../card/card-open.ts';
import { PlayerCard } from '../card/player-card.tsx';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { UnsentMailNote } from '../mails/unsent-mail-note.tsx';
import { DeadlineNote } from '../deadlines/deadline-note.tsx';
import { HoldNote } from '../work/hold-note.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAnswerGame } from '../staff-rights.ts';
import { useCaseActions } from '../work/case-actions.tsx';
import { PresenceLine } from '../work/presence-line.tsx';
import { SimilarCases } from '../work/similar-cases.tsx';
import { usePresence } from '../work/use-presence.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerSent } from './answer-sent.tsx';
import css from './case.module.css';
import { CaseHead } from './case-head.tsx';
import type { CasePlace } from './case-place.ts';
import { CaseTalk } from './case-talk.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { useNews, type News } from './use-news.ts';

type Props = CasePlace & { ticket: StaffTicket };

export function CaseView(place: Props) {
  const { ticket, back, choice } = place;
  const { desk, me } = useStaffDesk();
  const news = useNews(ticket);
  usePageTitle(`#${desk.numberPrefix}${ticket.id} ${ticket.type_text}`);
  if (mayAnswerGame(me, ticket.game_id)) return <WorkedCase {...place} news={news} />;
  return (
    <CaseFrame ticket={ticket} back={back}>
      <CaseTalk ticket={ticket} news={news} choice={choice} worker={null} />
      <div className={css.foot}>
        <Others id={ticket.id} />
        <DeadlineNote ticket={ticket} />
        <HoldNote ticket={ticket} />
        <UnsentMailNote ticket={ticket} />
        <ReadOnlyNote game={ticket.game_name} />
      </div>
    </CaseFrame>
  );
}

type FrameProps = { ticket: StaffTicket; back: string; actions?: ReactNode; below?: ReactNode; children: ReactNode };

function CaseFrame({ ticket, back, actions, below, children }: FrameProps) {
  const cardOpen = useCardOpen();
  const cardButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(cardOpen);
  useEffect(() => {
    if (wasOpen.current && !cardOpen) cardButton.current?.focus();
    wasOpen.current = cardOpen;
  }, [cardOpen]);
  return (
    <section className={css.case} data-card={cardOpen || undefined} aria-labelledby="case-title">
      <div>
        <CaseHead ticket={ticket} back={back} actions={actions} cardButton={cardButton} />
        {below}
      </div>
      {cardOpen && <PlayerCard ticket={ticket} />}
      {children}
    </section>
  );
}

const Others = ({ id }: { id: number }) => <PresenceLine others={usePresence(id).others} />;

function WorkedCase({ ticket, back, choice, next, news }: Props & { news: News }) {
  const [offer, setOffer] = useState<{ next: StaffTicketRow | null }>();
  const [noteWanted, setNoteWanted] = useState(0);
  const { others, typed } = usePresence(ticket.id);
  const onNote = () => {
    setOffer(undefined);
    setNoteWanted((times) => times + 1);
  };
  const { bar, below, worker } = useCaseActions({ ticket, news, onNote });
  const onSent = (answered: StaffTicket) => {
    news.catchUp(answered);
    setOffer({ next });
  };
  return (
    <CaseFrame
      ticket={ticket}
      back={back}
      actions={bar}
      below={
        <>
          {below}
          <SimilarCases ticket={ticket} choice={choice} />
        </>
      }
    >
      <CaseTalk ticket={ticket} news={news} choice={choice} worker={worker} />
      <div className={css.foot}>
        <PresenceLine others={others} />
        <DeadlineNote ticket={ticket} />
        <HoldNote ticket={ticket} />
        <UnsentMailNote ticket={ticket} />
        {offer ? (
          <AnswerSent next={offer.next} choice={choice} back={back} onMore={() => setOffer(undefined)} />
        ) : (
          <AnswerBox
            ticket={ticket}
            news={news}
            worker={worker}
            noteWanted={noteWanted}
            onTyped={typed}
            onSent={onSent}
          />
        )}
      </div>
    </CaseFrame>
  );
}
