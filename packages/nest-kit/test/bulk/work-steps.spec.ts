import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bringIn, type WorkParts } from '../../src/bulk/work-steps.ts';

it('waits for the slice that is being written when the next one cannot be made', async () => {
  const told: string[] = [];
  const slices = function* () {
    yield 1;
    throw new Error('no slice');
  };
  const portion = async () => {
    await sleep(20);
    told.push('written');
  };
  const parts = {
    run: { job: { step: 'write', mark: 0 }, portion, look: async () => undefined },
    kind: { limits: { rows: 10, bytes: 10 }, open: async () => ({ good: 1, add: () => undefined, slices }) },
    files: { rows: () => [[{ cells: ['code'] }]] },
  };
  await expect(bringIn(parts as unknown as WorkParts)).rejects.toThrow('no slice');
  expect(told).toEqual(['written']);
});
