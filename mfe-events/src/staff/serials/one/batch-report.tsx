import { LinkButton } from '@hub/web';
import { rowFaults, rowFaultText, type SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { faultyLines } from '../serials.api.ts';
import own from '../serials.module.css';

/** What the rows of a file were found to be. */
export function BatchReport({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  if (batch.kind !== 'imported' || batch.rows === 0) return null;
  const bad = batch.rows - batch.accepted;
  const many = (count: number) => count.toLocaleString('en');
  return (
    <section className={css.block} aria-labelledby="batch-report">
      <h2 id="batch-report" className={own.heading}>{t`檔案檢查結果`}</h2>
      <dl className={own.counts}>
        <Count words={t`全部的列`} count={many(batch.rows)} />
        <Count words={t`可以用的序號`} count={many(batch.accepted)} good={batch.accepted > 0} />
        {rowFaults.map((name) => (
          <Count
            key={name}
            words={deliveryMessage(rowFaultText[name], {})}
            count={many(batch[name])}
            bad={batch[name] > 0}
          />
        ))}
      </dl>
      {batch.skipped_bad && bad > 0 && <p className={own.text}>{t`已略過有問題的 ${many(bad)} 列。`}</p>}
      {batch.may.includes('errors') && bad > 0 && (
        <p className={css.line}>
          <LinkButton size="small" href={faultyLines(batch.id)} download>
            {t`下載有問題的列（CSV）`}
          </LinkButton>
          <span
            className={own.text}
          >{t`裡面有第幾行和原因（繁體中文）；可能是序號的只留最後四碼，請對照原檔改好再匯入。`}</span>
        </p>
      )}
    </section>
  );
}

type CountProps = { words: string; count: string; good?: boolean; bad?: boolean };

const Count = ({ words, count, good, bad }: CountProps) => (
  <div className={own.count} data-good={good || undefined} data-bad={bad || undefined}>
    <dt>{words}</dt>
    <dd>{count}</dd>
  </div>
);
