import { Badge, ContentText, Link, Notice, usePageTitle, type NoticeProps } from '@hub/web';
import { RecordHead } from '@hub/web/staff';
import type { Delivery, DeliveryState } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { DeliveryDeeds } from '../deeds/delivery-deeds.tsx';
import { anyDelivery, deliveryAddress } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { useStateWords } from '../words/use-delivery-words.ts';
import { useNowWords } from '../words/use-now-words.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { DeliveryLetter } from './delivery-letter.tsx';
import { DeliveryWay } from './delivery-way.tsx';
import css from './delivery.module.css';

const moods: Record<DeliveryState, NoticeProps['kind']> = {
  queued: 'info',
  sending: 'info',
  unknown: 'warn',
  delivered: 'ok',
  rejected: 'bad',
  manual: 'bad',
  cancelled: 'plain',
  replaced: 'plain',
  by_hand: 'ok',
  recalled: 'plain',
};

/** One delivery: how things stand, what can be done, to whom and what, and the way it took. */
export function DeliveryView({ delivery, back }: { delivery: Delivery; back: string }) {
  const { t } = useLingui();
  const { row } = delivery;
  const { nameOf } = useGames();
  const [word, look] = useStateWords()[row.state];
  const now = useNowWords()(delivery);
  usePageTitle(`#${row.id} ${row.title}`);
  return (
    <section className={css.delivery} aria-labelledby="delivery-title">
      <RecordHead
        back={{ to: back, label: t`回清單` }}
        close={t`關閉這封信`}
        game={{ id: row.game_id, name: nameOf(row.game_id) }}
        number={`#${row.id}`}
        marks={
          <>
            <Badge kind={look} icon={null}>
              {word}
            </Badge>
            {row.late && (
              <Badge kind="danger" icon={null}>
                {t`過期限`}
              </Badge>
            )}
          </>
        }
        actions={<DeliveryDeeds key={row.id} delivery={delivery} />}
        title={<ContentText>{row.title}</ContentText>}
        titleId="delivery-title"
      >
        <DeliveryFacts delivery={delivery} />
      </RecordHead>
      <div className={css.body}>
        <Notice kind={moods[row.state]} title={now.title}>
          <p>{now.text}</p>
          <Others delivery={delivery} />
        </Notice>
        <DeliveryWay delivery={delivery} />
        <DeliveryLetter delivery={delivery} />
      </div>
    </section>
  );
}

/** The one that it took the place of, and the one that took its place. */
function Others({ delivery: { replaces, replaced_by } }: { delivery: Delivery }) {
  const { t } = useLingui();
  const to = (id: number) => deliveryAddress(id, { ...anyDelivery, show: 'all' });
  return (
    <>
      {replaces && (
        <p>
          <Link to={to(replaces.id)}>{t`這一封取代了 #${replaces.id}`}</Link>
        </p>
      )}
      {replaced_by && (
        <p>
          <Link to={to(replaced_by.id)}>{t`看新的一封 #${replaced_by.id}`}</Link>
        </p>
      )}
    </>
  );
}
