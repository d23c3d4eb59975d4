import { describe, expect, it } from 'vitest';
import { areaOf, costsOf } from './areas.ts';
import { partOf } from './test-files.ts';
import { wantedOf } from './wanted.ts';

const all = [
  'services/support/test/reports.e2e-spec.ts',
  'packages/tickets/src/server/ticket.moves.spec.ts',
  'packages/forms/src/code-points.spec.ts',
  'tests/e2e/closing.spec.ts',
  'tests/faults/codes-are-redeemed-once.e2e-spec.ts',
];

describe('words after npm test', () => {
  it('choose an area with its pages by its name', () => {
    expect(wantedOf(['support'], all).files).toEqual([all[0], all[1], all[3]]);
  });

  it('choose files where they are part of a path', () => {
    expect(wantedOf(['reports', 'packages/forms'], all).files).toEqual([all[0], all[2]]);
  });

  it('choose tests by their title otherwise', () => {
    expect(wantedOf(['keeps the draft'], all)).toMatchObject({ files: undefined, titles: ['keeps the draft'] });
  });

  it.each([['--chnaged'], ['packages/from']])('are refused where they can only be a slip: %s', (word) => {
    expect(() => wantedOf([word], all)).toThrow(word);
  });

  it('ask for whole storms, and for what changed', () => {
    expect(wantedOf(['--all'], all)).toMatchObject({ files: undefined, whole: true, since: undefined });
    expect(wantedOf(['--changed'], all).since).toBe('HEAD');
    expect(wantedOf(['--changed=main'], all).since).toBe('main');
  });
});

describe('a test file', () => {
  it('belongs to one area, or to the site', () => {
    expect(all.map(areaOf)).toEqual(['support', 'support', 'site', 'support', 'events']);
    expect(areaOf('mfe-vip/src/home/home.web.spec.tsx')).toBe('vip');
  });

  it('is a part of the run by its place and its ending', () => {
    expect(all.map(partOf)).toEqual(['services', 'unit', 'unit', 'browser', 'faults']);
    expect(partOf('mfe-vip/src/home/home.web.spec.tsx')).toBe('web');
  });
});

it('areas cost their share of a run, whatever the machine', () => {
  const files = [
    { path: 'services/vip/test/a.e2e-spec.ts', ms: 30 },
    { path: 'packages/web/src/b.spec.ts', ms: 70 },
  ];
  const slow = files.map(({ path, ms }) => ({ path, ms: ms * 4 }));
  expect(costsOf(files).find(({ area }) => area === 'vip')).toEqual({ area: 'vip', seconds: 198, budget: 60 });
  expect(costsOf(slow)).toEqual(costsOf(files));
});
