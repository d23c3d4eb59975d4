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
    const element = row.current;
    const link = element?.querySelector('[aria-current]');
    if (!element || !link) return;
    // Also when a count comes: a link grows with its own, and those before it move it on.
    const grown = new ResizeObserver(() => scrollTo(element, link));
    for (const one of element.children) grown.observe(one);
    return () => grown.disconnect();
  }, [current, links]);
  return (
    <nav
      {...rest}
      ref={row}
      className={classList(css.row, className)}
      data-beyond={beyond}
      onFocus={({ currentTarget, target }) => scrollTo(currentTarget, target)}
    >
      {children}
    </nav>
  );
}

/** The row alone: `scrollIntoView` would scroll the page to it as well. */
function scrollTo(row: Element, link: Element): void {
  const padding = parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const before = Math.min(0, inner.left - outer.left - padding);
  const after = Math.max(0, inner.right - outer.right + padding);
  row.scrollLeft += before || after;
}
