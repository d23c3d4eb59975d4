import { contentLang, SectionTitle } from '@hub/web';
import type { Delivery } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { RewardItems } from './reward-items.tsx';
import css from './delivery.module.css';

/** The mail as the player reads it, and what it brings. */
export function DeliveryLetter({ delivery }: { delivery: Delivery }) {
  const { t } = useLingui();
  const { row, body, expire_days } = delivery;
  return (
    <section className={css.part} aria-labelledby="delivery-letter">
      <SectionTitle id="delivery-letter">{t`玩家收到的信`}</SectionTitle>
      <div className={css.letter}>
        <p className={css.letterTitle} lang={contentLang}>
          {row.title}
        </p>
        {body && (
          <p className={css.letterBody} lang={contentLang}>
            {body}
          </p>
        )}
        <RewardItems items={row.items} />
        <p className={css.small}>{t`收到後 ${expire_days} 天內領取`}</p>
      </div>
    </section>
  );
}
