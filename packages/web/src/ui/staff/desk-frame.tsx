import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import css from './desk-frame.module.css';

export type DeskFrameProps = {
  /** Something of the list is open: on narrow screens it stands alone. */
  open?: boolean;
  wideList?: boolean;
  children: ReactNode;
};

/** Views, list and what is open of it. Beside each other on wide screens; below that each is a page of its own. */
export function DeskFrame({ open = false, wideList = false, children }: DeskFrameProps) {
  return (
    <div className={css.desk} data-open={open || undefined} data-wide={wideList || undefined}>
      {children}
    </div>
  );
}

type ScreenFrameProps = { views: ReactNode; children: ReactNode; keys: ReactNode };

export function DeskScreenFrame({ views, children, keys }: ScreenFrameProps) {
  return (
    <div className={css.desk} data-wide="" data-screen="">
      {views}
      <div className={css.screen}>{children}</div>
      {keys}
    </div>
  );
}

export function NothingOpen(words: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className={css.nothing}>
      <EmptyState {...words} />
    </div>
  );
}
