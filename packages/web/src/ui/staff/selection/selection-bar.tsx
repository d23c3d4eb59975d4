import { IconButton, XIcon } from '@hub/web';
import type { ReactNode } from 'react';
import css from './selection.module.css';

export type SelectionBarProps = {
  label: string;
  status: string;
  clear: { label: string; onPress: () => void };
  children: ReactNode;
};

export function SelectionBar({ label, status, clear, children }: SelectionBarProps) {
  return (
    <div className={css.bar} role="toolbar" aria-label={label}>
      <b className={css.count} role="status">
        {status}
      </b>
      {children}
      <IconButton label={clear.label} onClick={clear.onPress}>
        <XIcon />
      </IconButton>
    </div>
  );
}
