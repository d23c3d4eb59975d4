/** Stands for `<html>` inside a shadow root: one attribute weighs as much as `:root`. */
export const PAGE = '[data-hub-page]';

const ROOT = /:root(?![\w-])/g;
/** Selectors alone: names of classes, properties and values have other signs around them. */
const HTML = /(^|[{}\s,>~+(])html(?=[\s,{:[.>~+)])/g;
const BODY = /(^|[{}\s,>~+(])body(?=[\s,{:[.>~+)])/g;
/** Questions about widths alone: the element’s own is asked, whatever the window has. */
const WIDTH = String.raw`\((?:min|max)-width:[^()]*\)`;
const WIDTHS = new RegExp(String.raw`@media\s*(?=${WIDTH}(?:\s*and\s*${WIDTH})*\s*\{)`, 'g');
const REM = /(^|[^\w.#-])(-?\d*\.?\d+)rem\b/g;
const FILE = /url\((['"]?)(?![a-z]+:|\/\/|#)([^'")]+)\1\)/g;

type Place = { href: string; remPx: number };

/**
 * A sheet of ours for a shadow root in a page of another site: what is said of the document is said of the mount, `rem` is
 * what the reader's browser says and not what that page makes of it, and files are found beside the sheet.
 */
export function scopeCss(css: string, { href, remPx }: Place): string {
  return css
    .replace(ROOT, PAGE)
    .replace(HTML, `$1${PAGE}`)
    .replace(BODY, '$1[data-hub-none]')
    .replace(WIDTHS, '@container ')
    .replace(REM, (_, before: string, number: string) => `${before}${Number((Number(number) * remPx).toFixed(4))}px`)
    .replace(FILE, (_, quote: string, file: string) => `url(${quote}${new URL(file, href).href}${quote})`);
}
