import type { DryRun } from '@hub/contracts/events';
import type { ApprovalDetails } from '@hub/nest-kit/approval';

/** So many kinds of rewards stand one by one; a request has room for them, however long each is. */
const KINDS = 12;

type Items = { item_code: string; qty: number }[];
const itemsOf = (items: string) =>
  (JSON.parse(items) as Items).map(({ item_code, qty }) => `${item_code} × ${qty}`).join(', ');

/** What the second person reads before a release: what is sent, to how many, and what the dry run warns of. */
export function releaseFacts({ many, roles, rewards, problems }: DryRun): ApprovalDetails {
  const named = rewards.slice(0, KINDS);
  const rest = many - named.reduce((sum, reward) => sum + reward.many, 0);
  const lines = named.map((reward) => `${itemsOf(reward.items)} → ${reward.many}`);
  return {
    roles: String(roles),
    rewards: [...lines, ...(rest > 0 ? [`… → ${rest}`] : [])].join('\n'),
    ...Object.fromEntries(problems.map(({ problem, many: concerned }) => [problem, String(concerned)])),
  };
}
