/* These run inside the page, also as text that a runner sends there: each needs nothing from outside itself. */

/** Tab begins at the top of the page. */
export function leaveFocus(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
}

/** What is wrong with the mark of the focus here; 'end' where nothing has it. */
export function findFocusFault(): string {
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
  if (right <= 0 || left >= innerWidth || (seen < Math.min(height, 24) && height > 0)) return `out of sight: ${name}`;
  return '';
}
