import { legalDeciders, legalEditors, type LegalRequest } from '@hub/contracts/catalog';
import { gamesOf, taipeiMinute, type StaffPrincipal } from '@hub/contracts/shared';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import type { LegalVersion } from '../legal-version.entity.ts';
import { legalNotComing } from '../legal.errors.ts';
import { lockLegal, publishDraft, withdrawPublished } from '../write-legal.ts';
import { demandPublishable } from './demand-publishable.ts';
import { legalAudit } from './legal.audit.ts';

export type LegalSubject = { version: number };

const parties = {
  hours: 72,
  askers: (who: StaffPrincipal) => gamesOf(who, legalEditors),
  deciders: (who: StaffPrincipal) => gamesOf(who, legalDeciders),
};

const stands = (row: LegalVersion | null): ApprovalDetails => ({
  legal_state: row && row.state,
  legal_revision: row && String(row.revision),
});

/** What a second person reads. `legal_unreviewed`: no lawyer has confirmed the text. */
export function requestedFacts(row: LegalVersion, request: LegalRequest): ApprovalDetails {
  return {
    legal_state: request === 'publish' ? 'published' : 'withdrawn',
    legal_revision: String(row.revision),
    legal_from: row.effective_at && `${taipeiMinute(row.effective_at)}`,
    legal_kind: row.kind,
    legal_sections: row.changed_sections.replaceAll(' ', '\n'),
    legal_summary: row.summary,
    ...(row.lawyer === null ? { legal_unreviewed: 'open' } : { legal_lawyer: row.lawyer }),
  };
}

export const legalPublish: ApprovalKind<LegalSubject> = {
  name: 'legal-publish',
  ...parties,
  now: async ({ manager }, { version }) => stands(await lockLegal(manager, version)),
  apply: async (tx, { version }, { asker, caller }) => {
    const row = (await lockLegal(tx.manager, version))!;
    await tx.manager.query('SELECT id FROM legal_version WHERE site = ? FOR UPDATE', [row.site]);
    await demandPublishable(tx.manager, row);
    await publishDraft(tx.manager, row);
    const from = taipeiMinute(row.effective_at!);
    await tx.audit(legalAudit(caller, 'publish', row, { from, sections: row.changed_sections, asked_by: asker.login }));
  },
};

/** Only before it is in force: afterwards another version has to follow. */
export const legalWithdraw: ApprovalKind<LegalSubject> = {
  name: 'legal-withdraw',
  ...parties,
  now: async ({ manager }, { version }) => stands(await lockLegal(manager, version)),
  apply: async (tx, { version }, { asker, caller }) => {
    const row = (await lockLegal(tx.manager, version))!;
    const [told] = await tx.manager.query<{ live: number | string }[]>('SELECT ? <= NOW(3) AS live', [
      row.effective_at,
    ]);
    if (Number(told?.live) === 1) throw legalNotComing();
    await withdrawPublished(tx.manager, row);
    await tx.audit(legalAudit(caller, 'withdraw', row, { asked_by: asker.login }));
  },
};
