/* These run inside the page, also as text that a runner sends there: each needs nothing from outside itself. */

/** What does not fit on the page as it stands: cut off, beyond the edge, or one control upon another. */
export function findMisfits(): string[] {
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, .skip-link, [aria-hidden="true"]');
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`;

  /** The nearest ancestor that cuts off. One that scrolls shows the rest, one that ends its line with dots says so. */
  const cutter = (from: Element) => {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return null;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) return at;
      if (style.position === 'fixed') return document.documentElement;
    }
    return document.documentElement;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript, select') || !shown(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (!width) continue;
    const cut = cutter(parent);
    if (!cut) continue;
    const box = cut.getBoundingClientRect();
    const across = right > box.right + 1 || left < box.left - 1;
    const down = cut !== document.documentElement && (bottom > box.bottom + 2 || top < box.top - 2);
    if (across || down) faults.push(`cut off: ${nameOf(parent)}`);
  }

  /** As much of a control as what it scrolls in lets be seen. */
  const seenPart = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!/auto|scroll|hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) => shown(element) && element.getBoundingClientRect().width > 1,
  );
  const rects = controls.map(seenPart);
  for (const [i, a] of controls.entries()) {
    for (const [j, b] of controls.entries()) {
      const [x, y] = [rects[i], rects[j]];
      if (j <= i || !x || !y || a.contains(b) || b.contains(a) || a.closest('label')?.contains(b)) continue;
      const across = Math.min(x.right, y.right) - Math.max(x.left, y.left);
      const down = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (across > 2 && down > 2) faults.push(`one upon the other: ${nameOf(a)} and ${nameOf(b)}`);
    }
  }
  return [...new Set(faults)];
}
