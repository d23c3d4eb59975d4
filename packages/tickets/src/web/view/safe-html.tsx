import { useMemo } from 'react';
import { safeElements } from './safe-elements.ts';
import css from './words.module.css';

/** HTML of ours or of the catalogue, cleaned whatever it holds. */
export function SafeHtml({ html }: { html: string }) {
  const words = useMemo(() => safeElements(html), [html]);
  return <div className={css.words}>{words}</div>;
}
