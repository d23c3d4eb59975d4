/** Words in letters that go on in the next line in their middle: what holds them is too narrow. Runs inside the page, also as text. */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.visually-hidden, .skip-link, [aria-hidden="true"], script, style, noscript, select')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Latin}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
