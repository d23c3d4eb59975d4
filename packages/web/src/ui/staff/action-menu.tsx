import { Button } from '@hub/web';
import { EllipsisIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './action-menu.module.css';
import { Kbd } from './kbd.tsx';
import { usePressedKey } from './use-pressed-key.ts';

export type MenuAction = { name: string; icon: ReactNode; act: () => void; letter?: string };

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export type ActionMenuProps = {
  label: string;
  actions: readonly MenuAction[];
  on: boolean;
};

/** A button that unfolds what else can be done. `.` opens it; the arrow keys step, Esc or leaving it folds it. */
export function ActionMenu({ label, actions, on }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const opener = () => root.current?.querySelector<HTMLElement>('button');
  usePressedKey('.', () => setOpen(true), on);
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('li button')?.focus();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
      opener()?.focus();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[(at + step + rows.length) % rows.length]?.focus();
  };

  return (
    <div ref={root} className={css.menu} onKeyDown={onKeyDown}>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={panel}
        icon={<EllipsisIcon />}
        iconAfter={<Kbd>.</Kbd>}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{label}</span>
      </Button>
      <ul id={panel} className={css.panel} aria-label={label} hidden={!open}>
        {actions.map(({ name, icon, act, letter }) => (
          <li key={name}>
            <button
              type="button"
              className={css.action}
              onClick={() => {
                setOpen(false);
                // A dialog gives the focus back to where it was.
                opener()?.focus();
                act();
              }}
            >
              {icon}
              <span>{name}</span>
              {letter && <Kbd>{letter}</Kbd>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
