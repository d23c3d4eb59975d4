import { expect, it } from 'vitest';
import { uncarriedWords } from './mfe-words.ts';

it('who promotes a shell reads which areas get an earlier build, and which rest', () => {
  const areas = [
    { area: 'support', live: 's3', instead: 's2' },
    { area: 'vip', live: 'v1', instead: null },
  ];
  expect(uncarriedWords(areas)).toEqual([
    'support    s3, which is live, does not run on this shell; visitors get s2, which was live before',
    'vip        v1, which is live, does not run on this shell; no build of it does: it rests',
  ]);
});
