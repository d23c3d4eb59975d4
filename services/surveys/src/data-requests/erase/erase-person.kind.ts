import { gamesOf } from '@hub/contracts/shared';
import { erasureDeciders, personalDataAreas, personalDataEditors } from '@hub/contracts/surveys';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import { changeRequest, lockRequest } from '../write-request.ts';

export type ErasePerson = { request: number };

/** What is gone does not come back: two persons agree to it. */
export const erasePersonKind: ApprovalKind<ErasePerson> = {
  name: 'erase-person',
  hours: 7 * 24,
  askers: (who) => gamesOf(who, personalDataEditors),
  deciders: (who) => gamesOf(who, erasureDeciders),
  now: async (tx, { request }): Promise<ApprovalDetails> => ({ request_state: (await lockRequest(tx, request)).state }),
  apply: async (tx, { request }, { caller }) => {
    const row = await lockRequest(tx, request);
    await changeRequest(tx, row, { move: 'erase', by: caller, set: { next_at: () => 'NOW(3)' } });
    await tx.manager.query('INSERT INTO data_request_area (request_id, area, state, destroyed, kept) VALUES ?', [
      personalDataAreas.map((area) => [request, area, 'asked', '[]', '[]']),
    ]);
  },
};
