import type { ReactNode } from 'react';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from './icons.ts';
import css from './notice.module.css';

export type NoticeProps = {
  kind: 'info' | 'warn' | 'ok' | 'bad' | 'plain';
  title?: ReactNode;
  icon?: ReactNode;
  /** `status` when it appears after something was done, `alert` when it must interrupt. None for content of the page. */
  role?: 'status' | 'alert';
  lifted?: boolean;
  children?: ReactNode;
};

const pictures = {
  info: <InfoIcon />,
  warn: <TriangleAlertIcon />,
  ok: <CheckIcon />,
  bad: <CircleAlertIcon />,
  plain: <InfoIcon />,
};

export function Notice({ kind, title, icon, role, lifted, children }: NoticeProps) {
  return (
    <div className={css.notice} data-kind={kind} data-lifted={lifted || undefined} role={role}>
      <span className={css.icon}>{icon ?? pictures[kind]}</span>
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
