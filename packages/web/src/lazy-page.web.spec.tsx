import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

test('a page whose code is there is drawn once', async () => {
  let drawn = 0;
  const Page = lazyPage(async () => () => {
    drawn += 1;
    return <h1>Drawn</h1>;
  });
  await Page.preload();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Page />);
  await expect.poll(() => host.textContent).toBe('Drawn');
  // Effects, and what they draw, come after the first frame.
  await new Promise((done) => setTimeout(done, 50));
  root.unmount();
  host.remove();
  expect(drawn).toBe(1);
});
