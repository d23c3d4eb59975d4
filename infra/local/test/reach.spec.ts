import { expect, it } from 'vitest';
import { filesFor, mayReachAll } from './reach.ts';

const all = [
  'services/support/test/reports.e2e-spec.ts',
  'packages/forms/src/code-points.spec.ts',
  'mfe-vip/src/home/home.web.spec.tsx',
  'mfe-events/src/redeem/redeem.web.spec.tsx',
  'tests/e2e/closing.spec.ts',
  'tests/arrows/arrows.spec.ts',
  'tests/faults/hostile.e2e-spec.ts',
  'tests/new-mfe/new-mfe.e2e-spec.ts',
];
const [reports, , vip, redeem, closing, arrows, hostile, newMfe] = all;

it.each([
  'package-lock.json',
  'infra/local/site.ts',
  'tests/browser.ts',
  'tests/e2e/site.setup.ts',
  'tests/web/vitest.config.ts',
  'tests/web/src/setup.ts',
  'tests/web/node/site-plugin.ts',
  'packages/nest-kit/src/testing/leave-as-found.ts',
])('%s may reach every test', (path) => {
  expect(mayReachAll([path])).toBe(true);
});

it.each(['infra/local/test/reach.spec.ts', 'packages/forms/src/code-points.ts', 'tests/web/src/looks.ts'])(
  '%s is asked for who imports it',
  (path) => {
    expect(mayReachAll([path])).toBe(false);
  },
);

it('a style of all areas reaches the pages of all', () => {
  expect(filesFor(['packages/web/src/ui/styles/tokens.css'], [], all)).toEqual([vip, redeem, closing]);
});

it('a style of one area reaches its pages', () => {
  expect(filesFor(['mfe-vip/src/home/home.module.css'], ['mfe-vip/src/home/home.tsx'], all)).toEqual([vip]);
});

it('the template of an area, and what it is tried with, reach its test', () => {
  expect(filesFor(['templates/area/mfe/manifest.ts'], [], all)).toEqual([newMfe]);
  expect(filesFor(['packages/contracts/src/areas.ts'], [], all)).toContain(newMfe);
});

it('the rules of the arrows, and the tree that breaks them, reach their test', () => {
  expect(filesFor(['.dependency-cruiser.cjs'], [], all)).toContain(arrows);
  expect(filesFor(['tests/arrows/tree/mfe-vip/src/thing.ts'], [], all)).toContain(arrows);
});

it('a service reaches its own tests, the journeys of its area, and the faults', () => {
  expect(filesFor(['services/support/src/reports/report.ts'], [], all)).toEqual([reports, closing]);
  expect(filesFor(['services/gateway/src/main.ts'], [], all)).toContain(hostile);
});
