import { RotateCcwIcon } from '@hub/web/parts';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { CaseLink } from './case-link.tsx';
import css from './ticket-view.module.css';

export function EarlierCase({ ticket, id }: { ticket: TicketView; id: number }) {
  return (
    <p className={css.earlier}>
      <RotateCcwIcon />
      <span>
        <Trans context="tickets">
          延續 <CaseLink game={ticket.game_id} id={id} />
        </Trans>
      </span>
    </p>
  );
}
