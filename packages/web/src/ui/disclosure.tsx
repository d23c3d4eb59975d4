import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.ts';
import css from './disclosure.module.css';

export type DisclosureProps = {
  title: ReactNode;
  icon?: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other, as in a list of questions. */
  name?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** A fold-out card (`details`). Works before any script has run. */
export function Disclosure({ title, icon, open, name, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={css.fold}
      open={open}
      name={name}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={css.summary}>
        {icon}
        <span className={css.title}>{title}</span>
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className={css.folds}>{children}</div>;
}
