import { expect, it } from 'vitest';
import { areaByAddress } from './areas.ts';

it.each([
  ['/staff', 'shell'],
  ['/staff/account/', 'shell'],
  ['/staff/account/more', undefined],
  ['/staff/audit/12', 'shell'],
  ['/staff/questions/1', 'support'],
  ['/staff/nobody', undefined],
])('%s belongs to %s', (path, area) => {
  expect(areaByAddress(path)).toBe(area);
});
