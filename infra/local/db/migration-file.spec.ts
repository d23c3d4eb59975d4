import { expect, it } from 'vitest';
import { className, fileText, nextTime } from './migration-file.ts';

it('a new migration comes after all that a service runs, also those of its parts whose time was chosen by hand', () => {
  const ran = ['CreateSupport1795000000000', 'HoldCases1799500100000', 'KeepPenalties1798000004000'];
  expect(nextTime(ran, 1_795_600_000_000)).toBe(1_799_500_100_001);
  expect(nextTime(ran, 1_800_000_000_000)).toBe(1_800_000_000_000);
  expect(nextTime([], 5)).toBe(5);
});

it('its file has a statement a line', () => {
  const name = className('walk-penalties', 1_799_500_100_001);
  expect(fileText(name, ['CREATE INDEX a ON b (c)', "ALTER TABLE b ADD d CHAR(1) DEFAULT ''"])).toBe(
    `import { migrationOf } from '@hub/nest-kit/db';

export const WalkPenalties1799500100001 = migrationOf('WalkPenalties1799500100001', [
  'CREATE INDEX a ON b (c)',
  "ALTER TABLE b ADD d CHAR(1) DEFAULT ''",
]);
`,
  );
});
