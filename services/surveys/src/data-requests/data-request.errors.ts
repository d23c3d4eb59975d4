import type { DataRequestCode } from '@hub/contracts/surveys';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: DataRequestCode) => new AppError(status, { [field]: { code } });

export const requestAbsent = () => refusal(404, 'noexist', 'DATA_REQUEST_NOEXIST');
/** Somebody changed it since it was read. */
export const requestMoved = () => refusal(409, 'msg', 'DATA_REQUEST_MOVED');
export const requestState = () => refusal(409, 'msg', 'DATA_REQUEST_STATE');
export const requestHeld = () => refusal(409, 'msg', 'DATA_REQUEST_HELD');
export const requestExtended = () => refusal(409, 'msg', 'DATA_REQUEST_EXTENDED');
/** A member has one open of each kind. */
export const requestOpen = () => refusal(409, 'kind', 'DATA_REQUEST_OPEN');
/** What nobody proven is known by is not theirs to correct. */
export const correctUnnamed = () => refusal(400, 'from', 'CORRECT_UNNAMED');
export const areaAway = () => refusal(503, 'msg', 'AREA_AWAY');
