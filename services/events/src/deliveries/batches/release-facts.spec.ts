import type { DryRun } from '@hub/contracts/events';
import { expect, it } from 'vitest';
import { releaseFacts } from './release-facts.ts';

const reward = (items: object[], many: number) => ({ reason: 'serial:winter', items: JSON.stringify(items), many });
const factsOf = (over: Pick<DryRun, 'many' | 'rewards' | 'problems'>) => releaseFacts({ roles: 3, ...over } as DryRun);

it('says what is sent how often, and each warning with how many it concerns', () => {
  const rewards = [
    reward(
      [
        { item_code: 'gift_box_b', qty: 1 },
        { item_code: 'gold', qty: 500 },
      ],
      11,
    ),
    reward([{ item_code: 'gold', qty: 3000 }], 1),
  ];
  const problems = [{ problem: 'role_refused' as const, many: 2, some: [4, 5] }];
  expect(factsOf({ many: 12, rewards, problems })).toEqual({
    roles: '3',
    rewards: 'gift_box_b × 1, gold × 500 → 11\ngold × 3000 → 1',
    role_refused: '2',
  });
});

it('sums up what is too much to be named one by one', () => {
  const rewards = Array.from({ length: 50 }, (_, at) => reward([{ item_code: `item_${at}`, qty: 1 }], 10));
  const lines = factsOf({ many: 700, rewards, problems: [] }).rewards?.split('\n') ?? [];
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('… → 580');
});
