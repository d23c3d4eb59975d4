import type { PictureInk } from './descriptor.ts';

const PART = /[{]([\w.]+)[}]/g;

function told(answer: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], answer);
  return typeof found === 'string' ? found : '';
}

export const inkIn = (answer: unknown, { told: path, inks }: PictureInk): string | undefined =>
  inks[told(answer, path)];

/** The first whose open parts, as in `/a/{event.art}.svg`, are all told. */
export function pictureIn(answer: unknown, addresses: readonly string[]): string | undefined {
  const known = addresses.find((address) => [...address.matchAll(PART)].every(([, path = '']) => told(answer, path)));
  return known?.replace(PART, (_, path: string) => told(answer, path));
}
