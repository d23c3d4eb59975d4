import { contentLang, formatTime, Link } from '@hub/web';
import type { Delivery } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { anyDelivery, batchAddress, listAddress } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { useSourceWords } from '../words/use-delivery-words.ts';
import css from './delivery.module.css';

/** To whom it goes, where it comes from, and its promise. A click marks a whole id, ready to be copied. */
export function DeliveryFacts({ delivery: { row, not_before } }: { delivery: Delivery }) {
  const { t } = useLingui();
  const { serverOf } = useGames();
  const source = useSourceWords()[row.source];
  const server = serverOf(row.game_id, row.server_id);
  const others = listAddress({ ...anyDelivery, show: 'all', find: row.role_id, game: row.game_id });
  const facts: [term: string, value: ReactNode][] = [
    [t`角色 ID`, row.role_id],
    [
      t`伺服器`,
      server === row.server_id ? (
        row.server_id
      ) : (
        <>
          <span lang={contentLang}>{server}</span> {row.server_id}
        </>
      ),
    ],
    [t`帳號 UID`, row.partner_uid],
    [t`來源`, [source, row.reason].filter(Boolean).join(' · ')],
    [t`最晚送到`, row.deadline_at ? formatTime(row.deadline_at) : ''],
    [t`不早於`, not_before && row.state === 'queued' ? formatTime(not_before) : ''],
    [t`批次`, row.batch && <Link to={batchAddress(row.batch.id)}>{row.batch.name}</Link>],
    [t`信件編號`, <code key="id">{row.mail_id}</code>],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      <div className={css.fact}>
        <dt className="visually-hidden">{t`同一角色`}</dt>
        <dd>
          <Link to={others}>{t`這個角色的所有寄送`}</Link>
        </dd>
      </div>
    </dl>
  );
}
