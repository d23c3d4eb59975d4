import { ContentText } from '@hub/web';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../screen.module.css';

/** What the codes of a batch are for; with how many each, where a file brought several kinds. */
export function BatchRewards({ batch: { rewards, category } }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const [first] = rewards;
  if (rewards.length < 2) return <ContentText>{first?.title ?? category}</ContentText>;
  return (
    <span className={css.line}>
      {rewards.map(({ title, codes }, at) => (
        <span key={at}>
          <ContentText>{title}</ContentText> {t`${codes.toLocaleString('en')} 組`}
        </span>
      ))}
    </span>
  );
}
