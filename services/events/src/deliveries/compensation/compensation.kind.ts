import { compensationDeciders, compensators } from '@hub/contracts/events';
import { gamesOf } from '@hub/contracts/shared';
import type { ApprovalKind } from '@hub/nest-kit/approval';
import { askDelivery, type Asked } from '../ask-delivery.ts';

export const compensationKind: ApprovalKind<Asked> = {
  name: 'compensation',
  hours: 72,
  askers: (who) => gamesOf(who, compensators),
  deciders: (who) => gamesOf(who, compensationDeciders),
  now: async () => ({ role: null, title: null, body: null, items: null }),
  apply: async (tx, asked, { asker }) => {
    await askDelivery(tx, asked, { madeBy: asker.name });
  },
};
