import { formatTwd } from '@hub/contracts/shared';
import type { OrderDeskCode } from '@hub/contracts/topup';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: OrderDeskCode) => new AppError(status, { [field]: { code } });

/** Absent, or at a game of others. */
export const orderAbsent = () => refusal(404, 'noexist', 'ORDER_NOEXIST');
/** Somebody changed it since it was read. */
export const orderMoved = () => refusal(409, 'msg', 'ORDER_MOVED');
export const amountDiffers = (amount: number) =>
  new AppError(409, { amount: { code: 'ORDER_STATEMENT_AMOUNT', params: { amount: formatTwd(amount) } } });
export const statementFuture = () => refusal(400, 'paid_at', 'STATEMENT_FUTURE');
export const statementOld = (days: number) =>
  new AppError(400, { paid_at: { code: 'STATEMENT_OLD', params: { days } } });
export const statementUsed = () => refusal(409, 'statement_ref', 'STATEMENT_USED');
export const nothingToAsk = () => refusal(409, 'msg', 'ORDER_NOTHING_TO_ASK');
export const providerSilent = () => refusal(503, 'msg', 'PROVIDER_SILENT');
export const rehearsalsClosed = () => refusal(409, 'msg', 'REHEARSALS_CLOSED');
export const issueAbsent = () => refusal(404, 'noexist', 'ISSUE_NOEXIST');
export const issueSettled = () => refusal(409, 'msg', 'ISSUE_SETTLED');
export const maintenanceMoved = () => refusal(409, 'msg', 'MAINTENANCE_MOVED');
export const maintenancePast = (field: 'starts_at' | 'until') => refusal(400, field, 'MAINTENANCE_PAST');
export const maintenanceWindow = () => refusal(400, 'until', 'MAINTENANCE_WINDOW');
