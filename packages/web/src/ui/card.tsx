import type { ComponentProps, ReactNode } from 'react';
import { ChevronRightIcon } from './icons.ts';
import { classList } from './class-list.ts';
import { SiteLink, type Target } from './site-link.tsx';
import css from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** Lies over the window's edge: the stronger shadow. */
  lifted?: boolean;
};

/** One surface with 20 px of padding. Cards are not put into cards. */
export function Card({ lifted, className, ...rest }: CardProps) {
  return <div {...rest} className={classList(css.card, className)} data-lifted={lifted || undefined} />;
}

/** A list is one surface with hairlines, not many cards. Holds `ListRow`s. */
export function CardList({ children, className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={classList(css.list, className)}>
      {children}
    </ul>
  );
}

export type ListRowProps = (Target | { to?: undefined; href?: undefined }) & {
  start?: ReactNode;
  /** After the words; a row that leads somewhere has a chevron there unless this is given (`null` for nothing). */
  end?: ReactNode;
  /** Something new in this row: the 4 px bar at its side. Say it in words too, with a pill in `end`. */
  unread?: boolean;
  children: ReactNode;
};

export function ListRow({ start, end, unread, children, ...target }: ListRowProps) {
  const leads = target.to !== undefined || target.href !== undefined;
  const inner = (
    <>
      {start}
      <span className={css.words}>{children}</span>
      {end === undefined && leads ? <ChevronRightIcon className={css.chevron} /> : end}
    </>
  );
  return (
    <li className={css.item} data-unread={unread || undefined}>
      {leads ? (
        <SiteLink {...(target as Target)} className={css.row} data-row="">
          {inner}
        </SiteLink>
      ) : (
        <div className={css.row}>{inner}</div>
      )}
    </li>
  );
}
