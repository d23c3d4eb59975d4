import { createHash } from 'node:crypto';
import { gamesOf } from '@hub/contracts/shared';
import { erasureDeciders, personalDataAreas, personalDataEditors } from '@hub/contracts/surveys';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import type { DataRequestRow } from '../data-request.entity.ts';
import { changeRequest, lockRequest } from '../write-request.ts';

/** `person`: by `personDigest`. */
export type ErasePerson = { request: number; person: string };

/** Whoever is named anew is sealed anew. */
export const personDigest = ({ box }: Pick<DataRequestRow, 'box'>): string =>
  createHash('sha256')
    .update(box ?? '')
    .digest('hex');

/** What is gone does not come back: two persons agree to it, and to the erasure of the same person. */
export const erasePersonKind: ApprovalKind<ErasePerson> = {
  name: 'erase-person',
  hours: 7 * 24,
  askers: (who) => gamesOf(who, personalDataEditors),
  deciders: (who) => gamesOf(who, erasureDeciders),
  now: async (tx, { request, person }): Promise<ApprovalDetails> => {
    const row = await lockRequest(tx, request);
    return { request_state: personDigest(row) === person ? row.state : null };
  },
  apply: async (tx, { request }, { caller }) => {
    const row = await lockRequest(tx, request);
    await changeRequest(tx, row, { move: 'erase', by: caller, set: { next_at: () => 'NOW(3)' } });
    await tx.manager.query('INSERT INTO data_request_area (request_id, area, state, destroyed, kept) VALUES ?', [
      personalDataAreas.map((area) => [request, area, 'asked', '[]', '[]']),
    ]);
  },
};
