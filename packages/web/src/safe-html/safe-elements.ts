import { createElement, type ComponentType, type ReactNode } from 'react';

/** What words in a case or an article may consist of. No picture, no style, no class: the page dresses them. */
const ALLOWED = new Set([
  ...['h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'pre', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'del', 'code', 'a'],
]);
/** Beside them, in a document: lists of terms and tables. */
const OF_A_DOCUMENT = new Set(['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']);
/** What stands in these is no words. Of any other element that is not allowed, the words stay. */
const SILENT = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'iframe', 'noembed', 'noframes', 'object'],
  ...['audio', 'video', 'canvas', 'textarea', 'select', 'xmp', 'plaintext'],
]);
const HTML = 'http://www.w3.org/1999/xhtml';
const ADDRESS = /^(?:https?:|mailto:|\/(?![/\\])|#)/i;

function attributesOf(element: Element): Record<string, string> {
  const start = element.getAttribute('start') ?? '';
  if (element.localName === 'ol') return /^\d{1,6}$/.test(start) ? { start } : {};
  if (element.localName === 'th') return { scope: element.getAttribute('scope') === 'row' ? 'row' : 'col' };
  const href = element.getAttribute('href')?.trim() ?? '';
  if (element.localName !== 'a' || !ADDRESS.test(href)) return {};
  return href.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener nofollow' };
}

/** Editors write `h3` and `h4`; on a page a heading is one step below the one that the text stands under. */
const tagOf = (name: string, under: number) => name.replace(/^h([34])$/, (_, level) => `h${Number(level) + under - 2}`);

/** `under`: 1 to 4, the level of the heading above. `document`: with lists of terms and tables. `drawings`: of figures, by name. */
export type HtmlRules = {
  under: number;
  document: boolean;
  drawings: Readonly<Record<string, ComponentType>>;
};

function elementOf(node: Node, key: number, rules: HtmlRules): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element) || node.namespaceURI !== HTML || SILENT.has(node.localName)) return null;
  const inner = Array.from(node.childNodes, (one, at) => elementOf(one, at, rules));
  const { localName: name } = node;
  if (name === 'figure') return figureOf(node, key, inner, rules);
  if (!ALLOWED.has(name) && !(rules.document && OF_A_DOCUMENT.has(name))) return inner;
  return createElement(tagOf(name, rules.under), { key, ...attributesOf(node) }, ...inner);
}

/** What a figure says stays where nobody can draw it. */
function figureOf(node: Element, key: number, inner: ReactNode[], { drawings }: HtmlRules): ReactNode {
  const name = node.getAttribute('data-drawing') ?? '';
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) return inner;
  return createElement('figure', { key }, createElement(drawing), createElement('figcaption', null, ...inner));
}

/** Allowed elements are built anew from an inert document: as no HTML is written, none can change on a second reading. */
export function safeElements(html: string, rules: HtmlRules): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node, at) => elementOf(node, at, rules));
}
