import { Link, Notice } from '@hub/web';
import type { DryRun } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { anyDelivery, deliveryAddress } from '../deliveries-address.ts';
import css from './batches.module.css';
import { useProblemWords } from './use-batch-words.ts';

/** What speaks against a release, each with some deliveries to look at. */
export function BatchProblems({ run: { problems, batch } }: { run: DryRun }) {
  const { t } = useLingui();
  const words = useProblemWords();
  const choice = { ...anyDelivery, show: 'all', batch: String(batch.id) } as const;
  if (problems.length === 0) return <Notice kind="ok" title={t`沒有發現問題`} />;
  return (
    <section aria-labelledby="batch-problems" className={css.problems}>
      <h2 id="batch-problems" className={css.heading}>{t`放行前先看看`}</h2>
      {problems.map(({ problem, many, some }) => {
        const { what, then, whole } = words[problem];
        return (
          <Notice key={problem} kind="warn" title={whole ? what : t`${many} 封：${what}`}>
            <p>{then}</p>
            {!whole && (
              <p className={css.some}>
                {some.map((id) => (
                  <Link key={id} to={deliveryAddress(id, choice)}>{`#${id}`}</Link>
                ))}
                {many > some.length && <span>…</span>}
              </p>
            )}
          </Notice>
        );
      })}
    </section>
  );
}
