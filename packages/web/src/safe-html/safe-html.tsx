import { useMemo } from 'react';
import { safeElements, type HtmlRules } from './safe-elements.ts';
import css from './words.module.css';

const none: HtmlRules['drawings'] = {};

type Props = { html: string } & Partial<HtmlRules>;

/** `under` is the level of the heading that it stands under. */
export function SafeHtml({ html, under = 2, document = false, drawings = none }: Props) {
  const words = useMemo(() => safeElements(html, { under, document, drawings }), [html, under, document, drawings]);
  return <div className={css.words}>{words}</div>;
}
