import type { EventsCode } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: EventsCode) => new AppError(status, { [field]: { code } });

/** Absent, or at a game of others. */
export const deliveryAbsent = () => refusal(404, 'noexist', 'NOEXIST');
export const batchAbsent = () => refusal(404, 'noexist', 'BATCH_NOEXIST');
/** Something else happened to it since it was read. */
export const deliveryMoved = () => refusal(409, 'msg', 'DELIVERY_MOVED');
export const deliveryState = () => refusal(409, 'msg', 'DELIVERY_STATE');
export const deliverySending = () => refusal(409, 'msg', 'DELIVERY_SENDING');
export const deliveryArrived = () => refusal(409, 'msg', 'DELIVERY_ARRIVED');
export const deliveryUnclear = () => refusal(409, 'msg', 'DELIVERY_UNCLEAR');
export const deliveryFresh = () => refusal(409, 'msg', 'DELIVERY_FRESH');
export const batchEmpty = () => refusal(409, 'msg', 'BATCH_EMPTY');
export const batchMoved = () => refusal(409, 'msg', 'BATCH_MOVED');
export const keyNeeded = () => refusal(400, 'msg', 'KEY_NEEDED');
export const deadlinePast = () => refusal(400, 'deadline', 'DEADLINE_PAST');
