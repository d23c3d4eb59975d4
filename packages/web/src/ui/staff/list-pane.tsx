import { classList } from '@hub/web';
import type { ReactNode } from 'react';
import css from './list-pane.module.css';

export type ListPaneProps = {
  label: string;
  title: string;
  order: string;
  /** A row is open: the list is behind it, or beside it where there is room. */
  behind: boolean;
  /** Heads of the columns, `<span>`s; read by nobody, since every row says what it holds. */
  columns?: ReactNode;
  /** Sets `--pane-columns` (from 768 px) and `--pane-row` (below), both lists of columns. */
  className?: string;
  action?: ReactNode;
  tools?: ReactNode;
  'data-unchosen'?: '';
  children: ReactNode;
};

export function ListPane(props: ListPaneProps) {
  const { label, title, order, behind, action, columns, className, tools, children, ...rest } = props;
  const Heading = behind ? 'h2' : 'h1';
  return (
    <section className={classList(css.pane, className)} data-behind={behind || undefined} {...rest} aria-label={label}>
      <header className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        <p className={css.order}>{order}</p>
        {action && <div className={css.action}>{action}</div>}
      </header>
      {tools}
      {columns !== undefined && (
        <div className={css.columns} aria-hidden="true">
          {columns}
        </div>
      )}
      <div className={css.scroll} data-pane-scroll="">
        {children}
      </div>
    </section>
  );
}
