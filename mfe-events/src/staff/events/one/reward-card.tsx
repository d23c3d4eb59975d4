import { Badge, contentLang, ContentText } from '@hub/web';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { RewardItems } from '../../one/reward-items.tsx';
import css from './reward-card.module.css';

export type Category = EventData['draft']['categories'][number];

/** One reward: how often an account gets it, and the mail that brings it. `place`: its number in files of codes. */
export function RewardCard({ category, place }: { category: Category; place: number }) {
  const { t } = useLingui();
  return (
    <article className={css.card}>
      <h3 className={css.title}>
        <span className={css.place}>{place}</span>
        <ContentText>{category.title}</ContentText>
        {!category.open && (
          <Badge kind="warn" icon={null}>
            {t`不開放`}
          </Badge>
        )}
      </h3>
      <p className={css.facts}>
        <span>{t`每個帳號 ${category.per_account} 次`}</span>
        <span>{t`收到後 ${category.expire_days} 天內領取`}</span>
      </p>
      {category.contents && (
        <p className={css.facts}>
          <ContentText>{category.contents}</ContentText>
        </p>
      )}
      <RewardItems items={category.items} />
      <div className={css.mail}>
        <p className={css.mailTitle} lang={contentLang}>
          {category.mail_title}
        </p>
        {category.mail_body && (
          <p className={css.mailBody} lang={contentLang}>
            {category.mail_body}
          </p>
        )}
      </div>
    </article>
  );
}
