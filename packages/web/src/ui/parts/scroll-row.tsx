import { Children, useEffect, useRef, type ComponentProps } from 'react';
import { classList } from '@hub/web';
import css from './scroll-row.module.css';
import { useHiddenEdges } from './use-hidden-edges.ts';

export type ScrollRowProps = ComponentProps<'nav'> & {
  current: string | undefined;
};

export function ScrollRow({ current, className, children, ...rest }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  const links = Children.count(children);
  const beyond = useHiddenEdges(row, links);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    // Also when a count comes: a link grows with its own, and those before it move it on.
    const grown = new ResizeObserver(() => bringIntoSight(link));
    for (const one of row.current.children) grown.observe(one);
    return () => grown.disconnect();
  }, [current, links]);
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
