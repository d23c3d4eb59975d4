import { formatTime, SiteLink } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { UsersIcon } from 'lucide-react';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './work.module.css';

export function SimilarCases({ ticket, choice }: { ticket: StaffTicket; choice: QueueChoice }) {
  const { desk } = useStaffDesk();
  if (ticket.similar.length === 0) return null;
  return (
    <div className={css.similar}>
      <UsersIcon />
      <p>
        <Trans>同一位玩家還有開著的：</Trans>{' '}
        {ticket.similar.map(({ id, type_text, create_time }) => (
          <SiteLink key={id} to={caseAddress(desk, id, choice)} title={formatTime(create_time)}>
            #{desk.numberPrefix}
            {id} {type_text}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
