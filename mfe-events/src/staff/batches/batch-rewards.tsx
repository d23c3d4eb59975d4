import type { DryRun } from '@hub/contracts/events';
import type { MailItem } from '@hub/contracts/partner';
import { useLingui } from '@lingui/react/macro';
import { RewardItems } from '../one/reward-items.tsx';
import css from './batches.module.css';

/** How many mails of which reward, the most first. */
export function BatchRewards({ run: { rewards } }: { run: DryRun }) {
  const { t } = useLingui();
  const title = t`會寄出的獎勵`;
  return (
    <div>
      <h2 className={css.heading}>{title}</h2>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t`獎勵`}</th>
              <th scope="col">{t`來自`}</th>
              <th scope="col" className={css.number}>{t`封數`}</th>
            </tr>
          </thead>
          <tbody>
            {rewards.map(({ reason, items, many }) => (
              <tr key={`${reason} ${items}`}>
                <th scope="row">
                  <RewardItems items={JSON.parse(items) as MailItem[]} />
                </th>
                <td>{reason}</td>
                <td className={css.number}>{many.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
