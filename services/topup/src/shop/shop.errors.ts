import type { ShopCode } from '@hub/contracts/topup';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: ShopCode) => new AppError(status, { [field]: { code } });

export const topupClosed = () => refusal(403, 'msg', 'TOPUP_CLOSED');
export const topupPaused = () => refusal(503, 'msg', 'TOPUP_MAINTENANCE');
export const productGone = () => refusal(400, 'productId', 'PRODUCT_GONE');
export const tooMany = (most: number) => new AppError(400, { qty: { code: 'QTY_MOST', params: { most } } });
export const gameAbsent = () => new AppError(404, { msg: { code: 'NOT_FOUND' } });
