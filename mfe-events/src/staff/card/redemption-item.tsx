import type { MailStatus, RedemptionRow } from '@hub/contracts/events';
import { Badge, contentLang, formatTime, Link, type BadgeKind } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { DELIVERIES } from '../deliveries-address.ts';
import { EVENTS } from '../events/events-address.ts';

/** One redemption: its reward, where its mail is, and which code it was. Leads to the mail, or to the event without one. */
export function RedemptionItem({ row }: { row: RedemptionRow }) {
  const { t } = useLingui();
  const [word, look] = useMailWords()[row.mail_status];
  const { by } = row;
  const to =
    row.delivery === null
      ? `${EVENTS}/${row.event_id}/redemptions?${new URLSearchParams({ find: row.role_id })}`
      : `${DELIVERIES}/${row.delivery}?show=all`;
  return (
    <li>
      <Link className={css.row} to={to}>
        <span className={css.line}>
          <b lang={contentLang}>{row.category}</b>
          <Badge kind={look} icon={null}>
            {word}
          </Badge>
        </span>
        <span className={css.line}>
          <span lang={contentLang}>{row.event_name}</span>
          <time dateTime={row.at}>{formatTime(row.at)}</time>
          <span>{by === '' ? row.code : t`${by} 補的`}</span>
        </span>
      </Link>
    </li>
  );
}

function useMailWords(): Record<MailStatus, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    queued: [t`獎勵處理中`, 'processing'],
    sent: [t`獎勵已寄出`, 'ok'],
    failed: [t`獎勵寄送異常`, 'danger'],
  };
}
