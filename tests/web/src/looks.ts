import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate(media: { colorScheme?: 'light' | 'dark' | null; media?: 'print' | null }): Promise<void>;
  }
}

/** `narrow` is what a page of 1280 px is at 400 %, `laptop` the smallest on which the desk shows its panes side by side. */
const sizes = { narrow: [320, 640], phone: [360, 740], laptop: [1024, 700], desk: [1280, 800] } as const;

export type Look = `${keyof typeof sizes}, ${'light' | 'dark'}`;
export const looks: readonly Look[] = ['phone, light', 'phone, dark', 'desk, light', 'desk, dark'];

let worn: Look | undefined;

/** Every file begins in the size of the configuration, whatever the one before it wore. */
export const forgetLook = (): void => void (worn = undefined);

/** From now on the page is seen so; it stays as it is. */
export async function wearLook(look: Look): Promise<void> {
  if (worn === look) return;
  const [size, colorScheme] = look.split(', ') as [keyof typeof sizes, 'light' | 'dark'];
  const [width, height] = sizes[size];
  await page.viewport(width, height);
  await commands.emulate({ colorScheme });
  worn = look;
}
