import { LoaderCircleIcon } from './icons.ts';
import { classList } from './class-list.ts';
import css from './spinner.module.css';

/** A turning open circle beside a word that says what is going on; it stands still under reduced motion. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircleIcon className={classList(css.spinner, className)} />;
}
