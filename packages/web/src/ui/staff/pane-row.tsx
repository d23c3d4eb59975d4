import { classList, Link } from '@hub/web';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import css from './pane-row.module.css';
import { stepToRow } from './step-to-row.ts';

export type PaneRowsProps = ComponentProps<'ul'> & { ref?: Ref<HTMLUListElement> };

export const PaneRows = (props: PaneRowsProps) => <ul {...props} onKeyDown={stepByArrow} />;

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

function stepByArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  stepToRow(event.currentTarget, step);
}

export type PaneRowProps = Omit<ComponentProps<typeof Link>, 'id'> & { id: number; open: boolean };

export function PaneRow(row: PaneRowProps) {
  return (
    <li className={css.item}>
      <RowLink {...row} />
    </li>
  );
}

export function RowLink({ id, open, className, ...link }: PaneRowProps) {
  return <Link {...link} className={classList(css.row, className)} data-row={id} aria-current={open || undefined} />;
}
