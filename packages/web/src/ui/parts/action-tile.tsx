import type { ReactNode } from 'react';
import { ChevronRightIcon, SiteLink, type Target } from '@hub/web';
import css from './action-tile.module.css';

export type ActionTileProps = Target & {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  filled?: boolean;
  /** Takes the chevron's place, usually an `UnreadPill`. */
  end?: ReactNode;
};

export function ActionTile({ icon, title, text, filled, end, ...target }: ActionTileProps) {
  return (
    <SiteLink {...target} className={css.tile} data-filled={filled || undefined}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text !== undefined && <span className={css.text}>{text}</span>}
      </span>
      <span className={css.end}>{end ?? <ChevronRightIcon />}</span>
    </SiteLink>
  );
}

/** One surface of tiles, which may overlap the page window by 32 px: below each other on phones, beside each other from 768 px. */
export function ActionTiles({ children }: { children: ReactNode }) {
  return <div className={css.tiles}>{children}</div>;
}
