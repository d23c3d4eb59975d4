import { site } from 'virtual:site';
import { firstMatch } from '../../../packages/federation/src/match.ts';

function add(name: string, id: string, content: string, attributes: Record<string, string> = {}): void {
  if (document.getElementById(id)) return;
  const element = Object.assign(document.createElement(name), { id, textContent: content });
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  document.head.prepend(element);
}

/** What the gateway writes into the document: layers before every style sheet, themes, and the data of the page. */
export function writeDocument(): void {
  add('style', 'hub-styles', site.styles);
  add('script', 'hub-page', JSON.stringify(site.page), { type: 'application/json' });
}

/** What the gateway writes at the root of the page of this address. */
export function writeForBoot(): void {
  const { dataset } = document.documentElement;
  delete dataset.calls;
  delete dataset.picture;
  const told = site.boot[firstMatch(Object.keys(site.boot), location.pathname) ?? ''];
  if (told?.calls) dataset.calls = told.calls.join(' ');
  if (told?.picture) dataset.picture = told.picture.join(' ');
}
