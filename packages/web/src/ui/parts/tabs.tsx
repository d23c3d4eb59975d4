import { SiteLink, type Target, UnreadPill } from '@hub/web';
import { ScrollRow } from './scroll-row.tsx';
import css from './tabs.module.css';

export type TabLink = Target & {
  label: string;
  current?: boolean;
  /** Unread only, never a plain count. */ unread?: number;
};
export type TabsProps = {
  label: string;
  /** Stands across the page, below the window, with the edges of a `PageBody`. */
  bleed?: boolean;
  links: readonly TabLink[];
};

export function Tabs({ label, links, bleed }: TabsProps) {
  return (
    <ScrollRow
      className={css.tabs}
      aria-label={label}
      data-bleed={bleed || undefined}
      current={links.find(({ current }) => current)?.label}
    >
      <ul className={css.list}>
        {links.map(({ label: words, current, unread = 0, ...target }) => (
          <li key={target.to ?? target.href}>
            <SiteLink {...target} className={css.tab} aria-current={current ? 'page' : undefined}>
              {words}
              <UnreadPill count={unread} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
