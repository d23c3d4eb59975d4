import type { SerialBatch } from '@hub/contracts/events';
import { ProgressBar } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { isMoving } from './is-moving.ts';
import css from './serials.module.css';

type Props = { batch: Pick<SerialBatch, 'name' | 'kind' | 'state' | 'done' | 'all'> };

/** How far a batch is in the step that it is in; nothing for one that rests. */
export function BatchProgress({ batch }: Props) {
  const { t } = useLingui();
  const step = useStepWords(batch);
  if (!isMoving(batch)) return null;
  const { name, done, all } = batch;
  const [many, whole] = [done.toLocaleString('en'), (all ?? 0).toLocaleString('en')];
  const known = all !== null && all > 0;
  return (
    <span className={css.going}>
      <span className={css.step}>
        <span>{step}</span>
        {batch.state !== 'waiting' && <span>{known ? t`${many}／${whole}` : t`${many} 列`}</span>}
      </span>
      <ProgressBar label={t`${name} 的進度`} max={all ?? 1} value={known ? Math.min(done, all) : undefined} />
    </span>
  );
}

/** What the worker does with it now. */
export function useStepWords({ kind, state }: Pick<SerialBatch, 'kind' | 'state'>): string {
  const { t } = useLingui();
  if (state === 'waiting') return t`排隊中，馬上開始`;
  return kind === 'generated' ? t`正在產生序號` : t`正在讀檔案、比對重複`;
}
