import { Link } from '@hub/web';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './side-nav.module.css';

export type SideNavProps = {
  label: string;
  behind: boolean;
  children: ReactNode;
};

export const SideNav = ({ label, behind, children }: SideNavProps) => (
  <nav className={css.nav} data-behind={behind || undefined} aria-label={label}>
    {children}
  </nav>
);

/** Groups that share a line on phones, where each line more pushes the list down. */
export const SideLine = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

export function SideGroup({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.title}>{title}</p>
      <ul className={css.list} aria-label={title}>
        {children}
      </ul>
      {end}
    </div>
  );
}

export type SideLinkProps = {
  to: string;
  current: boolean;
  icon: ReactNode;
  count?: { shown: string; words: string } | undefined;
  title?: string;
  children: ReactNode;
};

export function SideLink({ to, current, icon, count, title, children }: SideLinkProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <li ref={item}>
      <Link to={to} className={css.link} title={title} aria-current={current ? 'true' : undefined}>
        {icon}
        <span className={css.words}>{children}</span>
        {count && (
          <span className={css.count}>
            <span aria-hidden="true">{count.shown}</span>
            <span className="visually-hidden">{count.words}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

export const GameBar = ({ game }: { game?: string | undefined }) => <span className={css.bar} data-game={game} />;
