import { expect, it } from 'vitest';
import { areaOfScript } from './area-of-script.ts';

it.each([
  ['http://localhost:8080/r/events/8e79559152/remoteEntry.js', 'events'],
  ['TypeError: x\n    at y (http://localhost/r/support/ab12/48.c6.js:1:2)\n    at z (/r/shell/a/main.js)', 'support'],
  ['http://localhost/r/shell/ab12/main.js', 'shell'],
  ['', 'shell'],
])('%s is blamed on %s', (trace, area) => {
  expect(areaOfScript(trace)).toBe(area);
});
