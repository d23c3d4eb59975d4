import { useMemo } from 'react';
import { safeElements } from './safe-elements.ts';
import css from './words.module.css';

/** `under` is the level of the heading that it stands under. */
export function SafeHtml({ html, under = 2 }: { html: string; under?: number }) {
  const words = useMemo(() => safeElements(html, under), [html, under]);
  return <div className={css.words}>{words}</div>;
}
