import type { Page } from '@playwright/test';

const looks = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const shots = process.env.SHOTS;

/** Pictures of a screen, phone and desktop, light and dark, into the folder that `SHOTS` names. */
export async function lookIn(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.screenshot({ path: `${shots}/${name}-${size.width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(looks[1]!);
}
