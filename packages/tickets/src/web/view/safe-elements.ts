import { createElement, type ReactNode } from 'react';

/** What words in a case or an article may consist of. No picture, no style, no class: the page dresses them. */
const ALLOWED = new Set([
  ...['h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'pre', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'del', 'code', 'a'],
]);
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
  const href = element.getAttribute('href')?.trim() ?? '';
  if (element.localName !== 'a' || !ADDRESS.test(href)) return {};
  return { href, target: '_blank', rel: 'noopener nofollow' };
}

function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element) || node.namespaceURI !== HTML || SILENT.has(node.localName)) return null;
  const inner = Array.from(node.childNodes, elementOf);
  if (!ALLOWED.has(node.localName)) return inner;
  return createElement(node.localName, { key, ...attributesOf(node) }, ...inner);
}

/**
 * HTML as elements that can do nothing but link to a page beside this one. The text is parsed in a document that loads
 * and runs nothing, and only what is allowed is made anew: no HTML is ever written, so none can turn into another on
 * its second reading.
 */
export function safeElements(html: string): ReactNode[] {
  return Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, elementOf);
}
