import type { Frame, Page } from '@playwright/test';

/** What axe does not look at, each as sentences about what is wrong. They run in the page. */

const STEPS = 70;

/** The page is no wider than the window. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });
}

/** Reduced motion is asked for: nothing may be on its way for longer than an instant. */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const lasting = animation.playState === 'running' && Number(duration) * (iterations ?? 1) > 20;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return lasting ? [`moves although motion is reduced: ${target?.className ?? ''}`] : [];
    }),
  );
}

/** Fingers need 44 px; links inside running text are as tall as their line, and what a label covers counts as a whole. */
export async function targets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    );
    return [...all].flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const style = getComputedStyle(element);
      const unseen = width <= 1 || !element.checkVisibility({ visibilityProperty: true }) || style.clipPath !== 'none';
      const inText = element.matches('a') && style.display === 'inline';
      if (unseen || inText || (width >= LEAST && height >= LEAST)) return [];
      return [`target ${Math.round(width)}×${Math.round(height)}: ${element.textContent.trim() || element.className}`];
    });
  });
}

/** WCAG 1.4.12: with the reader's own spacing no text is cut off. Texts that are meant to end in … are left out. */
export async function spacing(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // A sheet that is made in the page passes the content policy, a style element would not.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  const cut = await page.evaluate(textsCutOff);
  const wide = await sideways(page);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return [...cut, ...wide.map((words) => `with wider text ${words}`)];
}

/** Runs in the page. Texts that reach over the edge of the nearest box that hides what does. */
function textsCutOff(): string[] {
  const hides = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
  };
  const meant = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    // A closed fold-out keeps its text laid out, at the edge of what can be seen.
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden=true], .visually-hidden, svg')) continue;
    let box: Element | null = parent;
    while (box && box !== document.body && !hides(box)) box = box.parentElement;
    if (!box || box === document.body || meant(box)) continue;
    const edge = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { right, bottom, width } = range.getBoundingClientRect();
    if (width > 0 && (right > edge.right + 2 || bottom > edge.bottom + 2))
      faults.push(`cut off with wider text: ${texts.currentNode.textContent ?? ''}`);
  }
  return faults;
}

/** Tabs through the page: what has the focus is marked, and nothing that sticks or floats lies over it. */
export async function focus(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const { end, fault } = await (await focusedIn(page)).evaluate(focusFault);
    if (fault) faults.add(fault);
    if (end) break;
  }
  return [...faults];
}

/** The frame that has the focus on something within it: what is marked then stands there, not around it. */
async function focusedIn(page: Page): Promise<Page | Frame> {
  const active = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const frame = await active?.contentFrame();
  if (!frame) return page;
  return (await frame.evaluate(() => document.activeElement !== document.body)) ? frame : page;
}

/** Runs in the page. `end` when the focus has left it. */
function focusFault(): { end: boolean; fault?: string } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { end: true };
  const name = element.textContent.trim().slice(0, 30) || element.getAttribute('aria-label') || element.className;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inside = { x: Math.min(Math.max((left + right) / 2, 1), innerWidth - 1), top: Math.max(top, 0) };
  const middle = (inside.top + Math.min(bottom, innerHeight)) / 2;
  if (bottom <= 0 || top >= innerHeight) return { end: false, fault: `focus out of sight: ${name}` };
  const hit = document.elementFromPoint(inside.x, middle);
  const near = element.closest('label') ?? element;
  const covered = hit && !near.contains(hit) && !hit.contains(near);
  if (covered) return { end: false, fault: `focus below ${hit.className || hit.tagName}: ${name}` };
  const rows = [element, near, near.parentElement ?? near].map((row) => getComputedStyle(row));
  const marked = rows.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
  return { end: false, fault: marked ? undefined : `focus not marked: ${name}` };
}
