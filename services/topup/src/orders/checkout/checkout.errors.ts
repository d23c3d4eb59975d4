import { formatTwd, type TextParams } from '@hub/contracts/shared';
import type { BuyerCode, OrderCode } from '@hub/contracts/topup';
import { AppError } from '@hub/nest-kit/http';

const RETRY_S = 60;

const refusal = (status: number, field: string, code: OrderCode | BuyerCode, params?: TextParams) =>
  new AppError(status, { [field]: { code, ...(params && { params }) } });

export const orderAbsent = () => refusal(404, 'msg', 'ORDER_NONE');
export const tokenMissing = () => refusal(403, 'msg', 'ORDER_TOKEN');
export const orderOther = () => refusal(409, 'msg', 'ORDER_OTHER');
export const orderPaid = () => refusal(409, 'msg', 'ORDER_PAID');
export const triedOften = () => refusal(409, 'msg', 'ORDER_TRIES');
export const otherWay = () => refusal(403, 'msg', 'ORDER_WAY');
export const otherRegion = () => refusal(400, 'report_type', 'ORDER_REGION');
export const serverUnknown = () => refusal(400, 'serverId', 'ORDER_SERVER');
export const roleAbsent = () => refusal(400, 'roleId', 'BUYER_ROLE_NONE');
export const roleUnconfirmed = () => refusal(400, 'charName', 'BUYER_ROLE_UNCONFIRMED');
export const priceChanged = (amount: number) =>
  refusal(400, 'wireAmount', 'PRICE_CHANGED', { amount: formatTwd(amount) });
export const loveCodeUnknown = () => refusal(400, 'loveCode', 'LOVE_CODE_UNKNOWN');
export const roleUnsure = () => new AppError(503, { msg: { code: 'ROLE_UNSURE' } }, RETRY_S);
export const providerAway = () => new AppError(503, { msg: { code: 'PAYMENT_AWAY' } }, RETRY_S);
export const numberNone = () => refusal(409, 'msg', 'NUMBER_NONE');
export const numberMailed = () => refusal(429, 'msg', 'NUMBER_MAILED');
