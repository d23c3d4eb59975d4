import { Card, formatTime } from '@hub/web';
import { Receipt } from '@hub/web/parts';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { TicketFacts } from './ticket-facts.tsx';
import css from './ticket-view.module.css';

/** On a phone the facts fold out above the conversation. */
export function TicketAside({ ticket }: { ticket: TicketView }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  return (
    <>
      <Card className={css.onDesk}>
        <h2 className={css.asideTitle}>
          <Trans context="tickets">回報資料</Trans>
        </h2>
        <TicketFacts ticket={ticket} />
      </Card>
      {ticket.check_id && (
        <section aria-label={t({ context: 'tickets', message: '查詢憑條' })}>
          <Receipt
            game={ticket.game_id}
            plain
            label={t({ context: 'tickets', message: '案件編號' })}
            number={`${desk.numberPrefix}${ticket.id}`}
            lines={[`${ticket.game_name}・${ticket.type_text}`, formatTime(ticket.create_time)]}
            codes={[{ label: t({ context: 'tickets', message: '查詢碼' }), shown: ticket.check_id }]}
          >
            <p className={css.slipNote}>
              <Trans context="tickets">之後憑信箱或手機加上查詢碼，就能看這筆回報。請不要提供給任何人。</Trans>
            </p>
          </Receipt>
        </section>
      )}
    </>
  );
}
