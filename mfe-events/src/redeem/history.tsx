import { Badge, CardList, CircleAlertIcon, langOfWords, ListRow, SectionTitle, type BadgeKind } from '@hub/web';
import type { EventArt, MailStatus, RedeemLog } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { RewardArt } from '../art/event-art.tsx';
import { printedCode } from './printed-code.ts';
import css from './redeem.module.css';

const looks: Record<MailStatus, BadgeKind> = { queued: 'processing', sent: 'ok', failed: 'warn' };

/** The player's own redemptions of this event, newest first. */
export function History({ logs, art }: { logs: readonly RedeemLog[]; art: EventArt }) {
  if (logs.length === 0) return null;
  return (
    <section aria-labelledby="redeem-history">
      <SectionTitle id="redeem-history">
        <Trans context="redeem">兌換紀錄</Trans>
      </SectionTitle>
      <CardList>
        {logs.map((log, index) => (
          <ListRow key={logs.length - index} start={<RewardArt art={art} />}>
            <LogWords log={log} />
          </ListRow>
        ))}
      </CardList>
    </section>
  );
}

function LogWords({ log }: { log: RedeemLog }) {
  const { t } = useLingui();
  const words: Record<MailStatus, string> = {
    queued: t({ context: 'redeem', message: '處理中' }),
    sent: t({ context: 'redeem', message: '已寄出' }),
    failed: t({ context: 'redeem', message: '處理異常，客服已收到' }),
  };
  const { title, mail_status } = log;
  const code = printedCode(log);
  return (
    <span className={css.log}>
      <span className={css.logWords}>
        <span className={code ? css.code : undefined}>{code || t({ context: 'redeem', message: '客服補發' })}</span>
        <span className={css.small} lang={langOfWords(title)}>
          {title}
        </span>
      </span>
      <Badge kind={looks[mail_status]} icon={mail_status === 'failed' ? <CircleAlertIcon /> : undefined}>
        {words[mail_status]}
      </Badge>
    </span>
  );
}
