import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** It stands for a whole page: its title is the heading. */
  page?: boolean;
  text?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, page = false, text, action }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={css.empty}>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <Title className={css.title}>{title}</Title>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}
