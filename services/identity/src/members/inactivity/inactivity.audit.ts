import { namedObject } from '@hub/nest-kit/audit';
import type { AuditEntry } from '@hub/nest-kit/audit';
import { memberName } from '../member-id.ts';

const bySystem = { actor_kind: 'system', actor: 'inactivity', game_id: '', rid: '', address: '' } as const;

/** What a run did with a member. */
export const noticeAudit = (action: 'member-noticed' | 'member-closed', memberId: number, run: number): AuditEntry => ({
  ...bySystem,
  action,
  ...namedObject('member', memberName(memberId), { run }),
});

export const bounceAudit = (memberId: number, detail: { status: string }): AuditEntry => ({
  ...bySystem,
  actor: 'mail',
  action: 'member-notice-bounced',
  ...namedObject('member', memberName(memberId), detail),
});

export const runAudit = (
  run: number,
  detail: { day: string; noticed: number; closed: number; held: number },
): AuditEntry => ({
  ...bySystem,
  action: 'inactivity-run-done',
  object: `inactivity-run:${run}`,
  detail: JSON.stringify(detail),
});
