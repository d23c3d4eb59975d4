import { Wrong } from '../expect-answer.ts';
import type { Finding } from '../run-checks.ts';
import { callbackChecks } from './check-callbacks.ts';
import { providerChecks } from './check-provider.ts';
import { settingChecks } from './check-settings.ts';
import type { ShopCheck } from './shop-check.ts';
import type { ShopWish } from './shop-wish.ts';

/** What makes the rest of its kind senseless. */
const groups: { needed: string; checks: readonly ShopCheck[] }[] = [
  { needed: 'keys', checks: settingChecks },
  { needed: 'reachable', checks: providerChecks },
  { needed: 'callbacks', checks: callbackChecks },
];

export async function lookAtShop(shop: ShopWish, tell: (finding: Finding) => void): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { needed, checks } of groups) {
    let isBlocked = findings.some(({ id, state }) => id === 'keys' && state === 'wrong');
    for (const check of checks) {
      const { id, title } = check;
      const left: Finding = { id, title, state: 'left_out', found: '', hint: '' };
      const finding = isBlocked ? left : await runCheck(shop, check);
      findings.push(finding);
      tell(finding);
      isBlocked ||= id === needed && finding.state === 'wrong';
    }
  }
  return findings;
}

async function runCheck(shop: ShopWish, { id, title, hint, run }: ShopCheck): Promise<Finding> {
  try {
    await run(shop);
    return { id, title, state: 'right', found: '', hint: '' };
  } catch (error) {
    if (error instanceof Wrong) return { id, title, state: 'wrong', found: error.message, hint: error.hint ?? hint };
    throw error;
  }
}
