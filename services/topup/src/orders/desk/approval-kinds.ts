import { formatTwd, gamesOf } from '@hub/contracts/shared';
import { orderDeciders, orderEditors, type OrderAction } from '@hub/contracts/topup';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import type { Tx } from '@hub/nest-kit/db';
import type { Order } from '../order.entity.ts';
import { changeOrder } from '../write-order.ts';
import { confirmTransfer, orderOf, type Statement } from './confirm-transfer.ts';

/** Which of an order’s actions each kind of request asks for. */
export const approvalKindNames = {
  'confirm-transfer': 'confirm',
  'refund-order': 'refund',
} as const satisfies Record<string, OrderAction>;

type Named = { report_id: string; reason: string };
export type ConfirmChange = Named & { statement: Statement };

const standing = ({ state, amount }: Order): ApprovalDetails => ({
  order_state: state,
  order_amount: formatTwd(amount),
});

const rights = {
  hours: 72,
  askers: (who: Parameters<ApprovalKind['askers']>[0]) => gamesOf(who, orderEditors),
  deciders: (who: Parameters<ApprovalKind['deciders']>[0]) => gamesOf(who, orderDeciders),
};
const now = async (tx: Tx, { report_id }: Named) => standing(await orderOf(tx, report_id));

export const confirmKind: ApprovalKind<ConfirmChange> = {
  ...rights,
  name: 'confirm-transfer',
  now,
  apply: async (tx, { report_id, statement, reason }, { caller }) =>
    confirmTransfer(tx, await orderOf(tx, report_id), { statement, reason, by: caller }),
};

export const refundKind: ApprovalKind<Named> = {
  ...rights,
  name: 'refund-order',
  now,
  apply: async (tx, { report_id, reason }, { caller }) => {
    await changeOrder(tx, { move: 'refund', order: await orderOf(tx, report_id), by: caller, reason });
  },
};
