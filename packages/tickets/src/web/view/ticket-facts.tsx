import { ContentText, formatTime } from '@hub/web';
import { type DescriptionItem, DescriptionList } from '@hub/web/parts';
import type { TicketView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { maskEmail, maskPhone } from '../mask-contact.ts';

const content = (words: string | undefined) => words && <ContentText>{words}</ContentText>;

export function TicketFacts({ ticket }: { ticket: TicketView }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const facts: DescriptionItem[] = [
    { term: t({ context: 'tickets', message: '案件編號' }), value: `${desk.numberPrefix}${ticket.id}` },
    { term: t({ context: 'tickets', message: '類型' }), value: content(ticket.type_text) },
    { term: t({ context: 'tickets', message: '遊戲' }), value: content(ticket.game_name) },
    { term: t({ context: 'tickets', message: '伺服器' }), value: content(ticket.server_name) },
    { term: t({ context: 'tickets', message: '角色' }), value: ticket.character_name },
    { term: t({ context: 'tickets', message: '電子信箱' }), value: ticket.email && maskEmail(ticket.email) },
    { term: t({ context: 'tickets', message: '手機' }), value: ticket.phone && maskPhone(ticket.phone) },
    { term: t({ context: 'tickets', message: '建立時間' }), value: formatTime(ticket.create_time) },
  ];
  return <DescriptionList facts={facts.filter(({ value }) => value)} />;
}
