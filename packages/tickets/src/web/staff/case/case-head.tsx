import { Badge, contentLang, type BadgeKind } from '@hub/web';
import { RecordHead } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { ticketState, type TicketState } from '@hub/contracts/tickets';
import type { ReactNode, Ref } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { StandingMark } from '../queue/standing-mark.tsx';
import { useStatusWords } from '../queue/use-status-words.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { CaseFacts } from './case-facts.tsx';

const kinds: Record<TicketState, BadgeKind> = { processing: 'processing', replied: 'replied', closed: 'closed' };

type Props = { ticket: StaffTicket; back: string; actions?: ReactNode; cardButton: Ref<HTMLButtonElement> };

export function CaseHead({ ticket, back, actions, cardButton }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const word = useStatusWords();
  return (
    <RecordHead
      back={{ to: back, label: t`回清單` }}
      game={{ id: ticket.game_id, name: ticket.game_name }}
      number={`#${desk.numberPrefix}${ticket.id}`}
      marks={
        <>
          <Badge kind={kinds[ticketState(ticket.status)]}>{word(ticket.status)}</Badge>
          <StandingMark standing={ticket.standing} />
        </>
      }
      actions={actions}
      title={<span lang={contentLang}>{ticket.type_text}</span>}
      titleId="case-title"
      beside={<CardButton ref={cardButton} />}
    >
      <CaseFacts ticket={ticket} />
    </RecordHead>
  );
}
