import { formatTime } from '@hub/web';
import { Stepper, type StepperStep } from '@hub/web/parts';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import own from '../serials.module.css';
import { useBatchWords } from '../use-serial-words.ts';

const steps = ['waiting', 'reading', 'checked', 'ready'] as const;

/** The way of a batch: what it has behind it, where it is, and what is still to come. */
export function BatchWay({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  return (
    <section className={css.block} aria-labelledby="batch-way">
      <h2 id="batch-way" className={own.heading}>{t`經過`}</h2>
      <Stepper label={t`經過`} stops={useStops(batch)} />
    </section>
  );
}

function useStops(batch: SerialBatch): StepperStep[] {
  const { t } = useLingui();
  const words = useBatchWords();
  const { state, kind, made_by: by } = batch;
  const made: StepperStep = { title: t`建立`, note: t`${by} 在 ${formatTime(batch.made_at)}`, state: 'done' };
  const ready: StepperStep = {
    title: t`序號備妥`,
    note: batch.ready_at ? formatTime(batch.ready_at) : undefined,
    state: batch.ready_at ? 'done' : 'later',
  };
  if (state === 'disabled') {
    const note = batch.disabled_at ? `${batch.disabled_by} ${formatTime(batch.disabled_at)}` : undefined;
    return [made, ready, { title: words.disabled[0], note, state: 'now' }];
  }
  if (state === 'cancelled' || state === 'failed') return [made, { title: words[state][0], state: 'now' }];
  const at = steps.indexOf(state);
  const stop = (title: string, begins: number, ends: number): StepperStep => ({
    title,
    state: at > ends ? 'done' : at >= begins ? 'now' : 'later',
  });
  const making =
    kind === 'imported'
      ? [stop(t`讀檔案、比對重複`, 0, 1), stop(t`同事看過結果並確認`, 2, 2)]
      : [stop(t`產生並寫入序號`, 0, 2)];
  return [made, ...(kind === 'keyword' ? [] : making), ready];
}
