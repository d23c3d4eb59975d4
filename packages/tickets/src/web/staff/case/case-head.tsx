import { Badge, ChevronLeftIcon, IconLink, type BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { ticketState, type TicketState } from '@hub/contracts/tickets';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { CaseFacts } from './case-facts.tsx';
import css from './case-head.module.css';

const kinds: Record<TicketState, BadgeKind> = { processing: 'processing', replied: 'replied', closed: 'closed' };

/** Which case this is, who asks and where it stands. */
export function CaseHead({ ticket, back }: { ticket: StaffTicket; back: string }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const state = ticketState(ticket.status);
  const words = {
    processing: t`處理中`,
    replied: ticket.status === '7' ? t`自動回覆` : t`已回覆`,
    closed: t`已結案`,
  };
  return (
    <header className={css.head}>
      <div className={css.line}>
        <IconLink className={css.back} to={back} label={t`回清單`}>
          <ChevronLeftIcon />
        </IconLink>
        <span data-game={ticket.game_id}>
          <Badge kind="game">{ticket.game_name}</Badge>
        </span>
        <span className={css.number}>
          #{desk.numberPrefix}
          {ticket.id}
        </span>
        <Badge kind={kinds[state]}>{words[state]}</Badge>
      </div>
      <h1 id="case-title" tabIndex={-1} className={css.title}>
        {ticket.type_text}
      </h1>
      <CaseFacts ticket={ticket} />
    </header>
  );
}
