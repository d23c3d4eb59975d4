import type { VitalName, Webview } from '@hub/contracts/shared';
import { expect, it } from 'vitest';
import { vitalsByPage } from './vitals-by-page.ts';

it('measures of one page, opened in one way, stand together', () => {
  const row = (name: VitalName, route: string, webview: Webview) => ({ name, route, webview, p75: 1, samples: 2 });
  const [lcp, framed, inp] = [row('LCP', '/a', 'browser'), row('LCP', '/a', 'frame'), row('INP', '/a', 'browser')];
  expect(vitalsByPage([lcp, framed, inp])).toEqual([
    { route: '/a', webview: 'browser', values: { LCP: lcp, INP: inp } },
    { route: '/a', webview: 'frame', values: { LCP: framed } },
  ]);
});
