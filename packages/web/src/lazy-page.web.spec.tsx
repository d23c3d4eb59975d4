import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

async function timesDrawn(before: (page: { preload: () => Promise<unknown> }) => Promise<unknown>): Promise<number> {
  let drawn = 0;
  const Counted = () => {
    drawn += 1;
    return <h1>Counted</h1>;
  };
  const Page = lazyPage(async () => Counted);
  await before(Page);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Page />);
  await expect.poll(() => host.textContent).toBe('Counted');
  // Effects, and what they draw, come after the first frame.
  await new Promise((done) => setTimeout(done, 50));
  root.unmount();
  host.remove();
  return drawn;
}

test('a page whose code is there is drawn once, and so is one that is waited for', async () => {
  expect(await timesDrawn((page) => page.preload())).toBe(1);
  expect(await timesDrawn(async () => undefined)).toBe(1);
});
