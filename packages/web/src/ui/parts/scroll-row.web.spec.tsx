import { renderPart } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

const names = Array.from({ length: 12 }, (_, at) => `a name that takes room ${at}`);

test('the current one of a row is seen, and the page stays where it was', async () => {
  renderPart(
    <div style={{ paddingTop: '200vh', width: 320 }}>
      <ScrollRow current={names[8]} aria-label="names">
        <div style={{ display: 'flex', width: 'max-content' }}>
          {names.map((name) => (
            <a key={name} href="#x" aria-current={name === names[8] ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </div>
      </ScrollRow>
    </div>,
  );
  await expect.poll(() => document.querySelector('nav')).not.toBeNull();
  const [row, link] = ['nav', '[aria-current]'].map((one) => document.querySelector(one)!) as [Element, Element];
  const right = (element: Element) => element.getBoundingClientRect().right;
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0);
  expect(right(link)).toBeLessThanOrEqual(right(row));
  expect(scrollY).toBe(0);
});
