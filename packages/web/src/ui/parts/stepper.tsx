import type { ReactNode } from 'react';
import { CheckIcon } from '@hub/web';
import { usePartTexts } from './part-texts.ts';
import css from './stepper.module.css';

export type StepperStep = {
  title: string;
  note?: ReactNode;
  state: 'done' | 'now' | 'later';
  icon?: ReactNode;
};

export function Stepper({ label, stops }: { label: string; stops: readonly StepperStep[] }) {
  const texts = usePartTexts();
  return (
    <ol className={css.track} aria-label={label}>
      {stops.map(({ title, note, state, icon }) => (
        <li key={title} className={css.stop} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.dot}>{state === 'done' ? <CheckIcon /> : icon}</span>
          <span className={css.title}>
            {state === 'done' && <span className="visually-hidden">{texts.stepDone}</span>}
            {state === 'now' && <span className="visually-hidden">{texts.stepNow}</span>}
            {title}
          </span>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
