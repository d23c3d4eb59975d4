import { ContentText, formatTime, PageTitle } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { StatusBadge } from '../status-badge.tsx';

/** State, time and subject. The heading stands from the first moment, so that the focus has somewhere to go. */
export function TicketHead({
  title,
  number,
  ticket,
}: {
  title: string;
  number: string;
  ticket: TicketView | undefined;
}) {
  const above = ticket && (
    <>
      <StatusBadge status={ticket.status} />
      {!ticket.type_text && <span className="number">{number}</span>}
      <time className="number" dateTime={ticket.create_time}>
        {formatTime(ticket.create_time)}
      </time>
    </>
  );
  return (
    <PageTitle
      small
      title={ticket?.type_text ? <ContentText>{ticket.type_text}</ContentText> : title}
      above={above ?? '\u00a0'}
    />
  );
}
