import { describe, expect, it } from 'vitest';
import { areaOf, costsOf } from './areas.ts';
import { sharesOf } from './shares.ts';
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
  it('choose an area by its name, its journeys with --journeys', () => {
    expect(wantedOf(['support'], all).files).toEqual([all[0], all[1]]);
    expect(wantedOf(['support', '--journeys'], all).files).toEqual([all[0], all[1], all[3]]);
    expect(wantedOf(['events'], all).files).toEqual([]);
    expect(wantedOf(['events', '--journeys'], all).files).toEqual([all[4]]);
  });

  it('choose a journey where they name it', () => {
    expect(wantedOf(['e2e/closing'], all).files).toEqual([all[3]]);
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

  it.each([[['--changed', 'closing']], [['--changed=main', '--journeys']], [['--journeys']]])(
    'are refused where one of them would be ignored: %s',
    (words) => {
      expect(() => wantedOf(words, all)).toThrow(words[0]!.slice(0, 9));
    },
  );

  it('ask for whole storms, and for what changed', () => {
    expect(wantedOf(['--all'], all)).toMatchObject({ files: undefined, whole: true, since: undefined });
    expect(wantedOf(['--changed'], all).since).toBe('HEAD');
    expect(wantedOf(['--changed=main'], all).since).toBe('main');
  });
});

describe('a choice', () => {
  const sharesFor = (...words: string[]) => sharesOf(wantedOf(words, all));

  it('gives each tool its files, and builds for whole sites alone', () => {
    expect(sharesFor('support')).toEqual({ inNode: [all[0], all[1]], pages: [], journeys: [], faults: false });
    expect(sharesFor('support', '--journeys').journeys).toEqual([all[3]]);
    expect(sharesFor('codes-are')).toEqual({ inNode: [all[4]], pages: [], journeys: [], faults: true });
  });

  it('looks for a title everywhere, on whole sites with --journeys', () => {
    expect(sharesFor('keeps the draft')).toEqual({ inNode: 'all', pages: 'all', journeys: [], faults: false });
    expect(sharesFor('keeps the draft', '--journeys')).toMatchObject({ journeys: 'all', faults: true });
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
