import { Badge, ContentText, formatTime, Link } from '@hub/web';
import type { RedemptionRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { anyDelivery, deliveryAddress } from '../../deliveries-address.ts';
import { useGames } from '../../games.ts';
import { RewardItems } from '../../one/reward-items.tsx';
import { batchOf } from '../../serials/serials-address.ts';
import { useMailWords } from '../words/use-event-words.ts';
import css from './redemptions.module.css';

/** One redemption: when, who, what, by which code, and where its mail is. */
export function RedemptionLine({ row }: { row: RedemptionRow }) {
  const { t } = useLingui();
  const { serverOf } = useGames();
  const [word, look] = useMailWords()[row.mail_status];
  const mail = (
    <Badge kind={look} icon={null}>
      {word}
    </Badge>
  );
  return (
    <tr>
      <th scope="row" data-head={t`時間`}>
        <time dateTime={row.at}>{formatTime(row.at)}</time>
      </th>
      <td data-head={t`角色`}>
        <span className={css.stack}>
          <span>
            <ContentText>{row.role_name}</ContentText> {row.role_id}
          </span>
          <span className={css.quiet}>
            <ContentText>{serverOf(row.game_id, row.server_id)}</ContentText> {row.partner_uid}
          </span>
        </span>
      </td>
      <td data-head={t`獎勵`}>
        <span className={css.stack}>
          <ContentText>{row.category}</ContentText>
          <RewardItems items={row.items} />
        </span>
      </td>
      <td data-head={t`序號`}>
        <span className={css.stack}>
          {row.code ? <code className={css.code}>{row.code}</code> : <span>{t`${row.by} 補兌換`}</span>}
          {row.reason && <span className={css.quiet}>{row.reason}</span>}
          {row.batch && (
            <Link className={css.link} to={batchOf(row.batch.id)}>
              {row.batch.name}
            </Link>
          )}
        </span>
      </td>
      <td data-head={t`信`}>
        <span className={css.stack}>
          <span>{mail}</span>
          {row.delivery !== null && (
            <Link className={css.link} to={deliveryAddress(row.delivery, { ...anyDelivery, show: 'all' })}>
              {t`寄送 #${row.delivery}`}
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}
