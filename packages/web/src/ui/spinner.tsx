import { LoaderCircleIcon } from './icons.ts';
import { classList } from './class-list.ts';
import css from './spinner.module.css';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircleIcon className={classList(css.spinner, className)} />;
}
