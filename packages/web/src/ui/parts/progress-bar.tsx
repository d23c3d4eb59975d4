import { classList } from '@hub/web';
import css from './progress-bar.module.css';

export type ProgressBarProps = {
  /** Read out; what is seen stands beside it. */
  label: string;
  /** Of `max`; without it the bar says only that something goes on. */
  value?: number | undefined;
  max: number;
  className?: string | undefined;
};

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return <progress className={classList(css.bar, className)} aria-label={label} value={value} max={max || 1} />;
}
