import type { ApprovalDetail, ApprovalRow } from '@hub/contracts/approvals';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { maskPersonal } from '../audit/mask-personal.ts';
import { holds, type ApprovalKind, type ApprovalDetails } from './approval-kind.ts';
import type { Approval } from './approval.entity.ts';

const masked = (value: string | null | undefined) =>
  value === null || value === undefined ? null : maskPersonal(value);

function factsOf({ before_facts, after_facts }: Approval): ApprovalDetail[] {
  const [before, after] = [before_facts, after_facts].map((text) => JSON.parse(text) as ApprovalDetails) as [
    ApprovalDetails,
    ApprovalDetails,
  ];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name,
    before: masked(before[name]),
    after: masked(after[name]),
  }));
}

export function approvalRow(row: Approval, kind: ApprovalKind, who: StaffPrincipal): ApprovalRow {
  const mine = row.asker_id === who.id;
  const decider = row.decider_login === null ? null : { login: row.decider_login, name: row.decider_name ?? '' };
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    object: row.object,
    game_id: row.game_id,
    facts: factsOf(row),
    reason: maskPersonal(row.reason),
    state: row.state,
    asker: { login: row.asker_login, name: row.asker_name },
    asked_at: taipeiIso(row.asked_at),
    expires_at: taipeiIso(row.expires_at),
    decider,
    decided_at: row.decided_at && taipeiIso(row.decided_at),
    answer: maskPersonal(row.answer),
    mine,
    decide: !mine && row.state === 'open' && holds(kind.deciders(who), row.game_id),
  };
}
