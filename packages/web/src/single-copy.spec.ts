import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  globalThis.__HUB_WEB__ = undefined;
});

it('counts how often the facade was evaluated', async () => {
  await import('./single-copy.ts');
  vi.resetModules();
  await import('./single-copy.ts');
  expect(globalThis.__HUB_WEB__).toEqual({ copies: 2 });
});
