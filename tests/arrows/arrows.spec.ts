import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const rules = require('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[]; options: object };

/** The tree beside this file breaks each arrow once. */
async function violations(): Promise<[rule: string, from: string][]> {
  const baseDir = resolve(import.meta.dirname, 'tree');
  const { tsConfig: _, ...options } = rules.options as { tsConfig?: unknown };
  const { output } = await cruise(['.'], {
    ...options,
    baseDir,
    ruleSet: { forbidden: rules.forbidden as never },
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map((violation) => [violation.rule.name, violation.from]);
}

it('reports each of the eight arrows where it is broken, and nothing else', async () => {
  const found = await violations();
  const byRule = new Map<string, string[]>();
  for (const [rule, from] of found) byRule.set(rule, [...(byRule.get(rule) ?? []), from]);
  expect(Object.fromEntries([...byRule].map(([rule, from]) => [rule, [...new Set(from)].sort()]))).toEqual({
    'no-cycle': ['packages/forms/src/a.ts'],
    'remote-not-remote': ['mfe-support/src/page.ts'],
    'service-not-service': ['services/support/src/tickets/open.ts'],
    'package-not-app': ['packages/tickets/src/engine.ts'],
    'browser-not-node': ['packages/web/src/store.ts'],
    'contracts-are-pure': ['packages/contracts/src/pure.ts'],
    'entity-stays-in-slice': ['services/support/src/reports/report.ts'],
    'product-not-tests': ['mfe-vip/src/fake.ts', 'packages/web/src/fixed.ts'],
  });
  expect(rules.forbidden).toHaveLength(8);
});
