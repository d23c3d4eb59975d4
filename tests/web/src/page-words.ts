/** Everything that the page says in its own language: texts and names of controls, not what is marked as another one. */
export function pageWords(): string[] {
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
}
