import { SiteLink } from '@hub/web';
import { usePartTexts } from './part-texts.ts';
import css from './steps.module.css';

export type Step = { label: string; /** A done step may lead back. */ to?: string };
export type StepsProps = {
  /** What the steps belong to, for readers. */ label: string;
  steps: readonly Step[];
  /** From 0. */ current: number;
};

export function Steps({ label, steps, current }: StepsProps) {
  const texts = usePartTexts();
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        return (
          <li
            key={step.label}
            className={css.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state === 'done' && <span className="visually-hidden">{texts.stepDone}</span>}
            {state === 'now' && <span className="visually-hidden">{texts.stepNow}</span>}
            {state === 'done' && step.to !== undefined ? <SiteLink to={step.to}>{step.label}</SiteLink> : step.label}
          </li>
        );
      })}
    </ol>
  );
}
