import { useEffect, useRef, type ComponentProps } from 'react';
import { classList } from './class-list.ts';
import css from './scroll-row.module.css';
import { useHiddenEdges } from './use-hidden-edges.ts';

export type ScrollRowProps = ComponentProps<'nav'> & {
  current: string | undefined;
};

export function ScrollRow({ current, className, children, ...rest }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  const beyond = useHiddenEdges(row);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!link) return;
    // Also when its count comes: a link grows with it.
    const grown = new ResizeObserver(() => bringIntoSight(link));
    grown.observe(link);
    return () => grown.disconnect();
  }, [current]);
  return (
    <nav
      {...rest}
      ref={row}
      className={classList(css.row, className)}
      data-beyond={beyond}
      onFocus={({ target }) => bringIntoSight(target)}
    >
      {children}
    </nav>
  );
}

const bringIntoSight = (link: Element) => link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
