import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const ENTRY = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm;
const textOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** Taiwan's texts that Hong Kong says otherwise, from all catalogues. Those with placeholders are left out. */
export function taiwanOnly(): Set<string> {
  const only = new Set<string>();
  for (const file of globSync('*/src/locales/**/zh-HK.po', { cwd: root })) {
    for (const [, source = '', hongKong = ''] of readFileSync(join(root, file), 'utf8').matchAll(ENTRY)) {
      const [tw, hk] = [textOf(source), textOf(hongKong)];
      if (tw && tw !== hk && !/[{<]/.test(tw)) only.add(tw);
    }
  }
  if (only.size === 0) throw new Error('no text differs between the catalogues: they were not read');
  return only;
}

/** Everything that the page says in its own language: texts and names of controls, not what is marked as another one. */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === own;
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript') && isOwn(parent)) words.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (!isOwn(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) words.push(element.getAttribute(name) ?? '');
    }
    return words.map((text) => text.trim()).filter(Boolean);
  });
}
