import type { EventsCode } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: EventsCode) => new AppError(status, { [field]: { code } });

/** Absent, a draft, removed, or of another game. */
export const eventAbsent = () => refusal(404, 'msg', 'EVENT_NOEXIST');
export const eventClosed = (why: 'EVENT_EARLY' | 'EVENT_OVER' | 'EVENT_STOPPED') => refusal(400, 'msg', why);
export const serialShort = () => refusal(400, 'serial_no', 'SERIAL_SHORT');
export const serialSigns = () => refusal(400, 'serial_no', 'SERIAL_SIGNS');
/** Counts. Unknown, used, disabled, foreign and full are told by the same words. */
export const serialWrong = () => refusal(400, 'serial_no', 'SERIAL_WRONG');
export const categoryDone = () => refusal(409, 'msg', 'CATEGORY_DONE');
export const categoryClosed = () => refusal(409, 'msg', 'CATEGORY_CLOSED');
export const redeemLocked = () => refusal(403, 'msg', 'REDEEM_LOCKED');
export const promotionOver = () => refusal(400, 'msg', 'PROMOTION_OVER');
