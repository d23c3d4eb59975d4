import { useLingui } from '@lingui/react/macro';
import { EllipsisIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@hub/web';
import { KeySign } from '@hub/web/staff';
import { useShortKey } from '../keys/use-short-key.ts';
import css from './work.module.css';

export type MenuAction = { name: string; icon: ReactNode; act: () => void; letter?: string };

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that unfolds what else can be done. `.` opens it; the arrow keys step, Esc or leaving it folds it. */
export function ActionMenu({ actions }: { actions: readonly MenuAction[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const opener = () => root.current?.querySelector<HTMLElement>('button');
  useShortKey('.', () => setOpen(true));
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
        iconAfter={<KeySign>.</KeySign>}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{t`更多動作`}</span>
      </Button>
      <ul id={panel} className={css.panel} aria-label={t`更多動作`} hidden={!open}>
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
              {letter && <KeySign>{letter}</KeySign>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
