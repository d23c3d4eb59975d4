import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  icon?: ReactNode;
  /** 還沒有回報 */
  title: string;
  /** The next step by name: 遇到問題時，從「線上回報」開始。 */
  text?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}
