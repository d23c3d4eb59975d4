import { pageData } from '@hub/web';
import { expect, test } from 'vitest';
import { speaksFor } from './speaks-for.ts';

test('an area names its own requests and those of services without an area, and no other area’s', () => {
  const areas = Object.values(pageData().registry.areas);
  const speaking = (service: Parameters<typeof speaksFor>[0]) =>
    areas.filter(speaksFor(service)).map(({ area }) => area);
  expect(speaking('events')).toEqual(['events']);
  expect(speaking('catalog')).toEqual(areas.map(({ area }) => area));
  expect(areas.length).toBeGreaterThan(1);
});
