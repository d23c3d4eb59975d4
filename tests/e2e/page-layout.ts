import type { Page } from '@playwright/test';

/** What does not fit on the page as it stands: cut off, beyond the edge, or one control upon another. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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

    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (element) => shown(element) && element.getBoundingClientRect().width > 1,
    );
    const rects = controls.map((element) => element.getBoundingClientRect());
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
  });
}

/** Words in letters that go on in the next line in their middle: what holds them is too narrow. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, .skip-link, [aria-hidden="true"], script, style, noscript, select'))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Latin}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Controls that Tab reaches and that do not show it, or are not to be seen then. */
export async function unseenFocus(page: Page, steps = 25): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const name = `<${element.tagName.toLowerCase()}> ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
      // A choice hides its native control below a drawn one; the row shows the focus.
      const row = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null;
      const marked = [element, row].some((each) => {
        if (!each) return false;
        const style = getComputedStyle(each);
        return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
      });
      if (!marked) return `no focus mark: ${name}`;
      const { top, bottom, left, right, height } = (row ?? element).getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (right <= 0 || left >= innerWidth || (seen < Math.min(height, 24) && height > 0))
        return `out of sight: ${name}`;
      return '';
    });
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  return faults;
}
