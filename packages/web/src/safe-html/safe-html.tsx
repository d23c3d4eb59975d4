import { useMemo } from 'react';
import { safeElements } from './safe-elements.ts';
import css from './words.module.css';

type Props = { html: string; under?: number; document?: boolean };

/** `under` is the level of the heading that it stands under. `document`: lists of terms and tables are taken too. */
export function SafeHtml({ html, under = 2, document = false }: Props) {
  const words = useMemo(() => safeElements(html, under, document), [html, under, document]);
  return <div className={css.words}>{words}</div>;
}
