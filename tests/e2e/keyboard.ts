import { expect, type Locator, type Page } from '@playwright/test';

const FURTHEST = 150;

/** Where the focus has to go to come to an element; runs in its page. */
function wayTo(element: Element): 'Tab' | 'Shift+Tab' | null {
  const { activeElement: at, body } = element.ownerDocument;
  if (at === element && element.ownerDocument.hasFocus()) return null;
  const isAhead = !at || at === body || element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING;
  return isAhead ? 'Tab' : 'Shift+Tab';
}

/** Tab by Tab to a control, as somebody without a mouse comes to it. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < FURTHEST; steps += 1) {
    const way = await control.evaluate(wayTo);
    if (!way) break;
    await control.page().keyboard.press(way);
  }
  await expect(control).toBeFocused();
}

/** Writes over what stands in a field. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(text);
}

export async function pressOn(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** `first` is where Tab comes to a group of radio buttons. */
export async function chooseBelow(page: Page, first: Locator, wanted: Locator): Promise<void> {
  await pressOn(first, 'Space');
  for (let steps = 0; steps < FURTHEST && !(await wanted.isChecked()); steps += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
}

/** An option of a list, by its value or its words. */
export async function pick(list: Locator, wanted: string): Promise<void> {
  await tabTo(list);
  const { steps, value } = await list.evaluate((element, text) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    const at = [...options].findIndex((one) => one.value === text || one.text === text);
    return { steps: at - selectedIndex, value: options[at]?.value ?? text };
  }, wanted);
  for (let left = Math.abs(steps); left > 0; left -= 1)
    await list.page().keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(list).toHaveValue(value);
}
