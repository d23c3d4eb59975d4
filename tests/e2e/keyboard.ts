import { expect, type Locator, type Page } from '@playwright/test';

const FURTHEST = 90;

/** Tab by Tab to a control, as somebody without a mouse comes to it. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let steps = 0; steps < FURTHEST && !(await isThere()); steps += 1) await control.page().keyboard.press('Tab');
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
  await tabTo(first);
  await page.keyboard.press('Space');
  for (let steps = 0; steps < FURTHEST && !(await wanted.isChecked()); steps += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
}

export async function pick(list: Locator, value: string): Promise<void> {
  await tabTo(list);
  for (let steps = 0; steps < FURTHEST && (await list.inputValue()) !== value; steps += 1)
    await list.page().keyboard.press('ArrowDown');
  await expect(list).toHaveValue(value);
}
