import type { EventsCode } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: EventsCode, params?: Record<string, string | number>) =>
  new AppError(status, { [field]: { code, ...(params && { params }) } });

/** Absent, or at a game of others. */
export const lockUnknown = () => refusal(404, 'noexist', 'LOCK_UNKNOWN');
export const unpublished = () => refusal(409, 'msg', 'EVENT_UNPUBLISHED');
export const categoryForeign = () => refusal(400, 'category_id', 'CATEGORY_FOREIGN');
export const roleAbsent = () => refusal(400, 'role_id', 'ROLE_ABSENT');
export const roleBanned = () => refusal(400, 'role_id', 'ROLE_BANNED');
/** The game cannot be asked: nothing is given to somebody who may not be there. */
export const roleUnsure = () => refusal(503, 'msg', 'ROLE_UNSURE');
/** Absent, or of another event. */
export const batchForeign = () => refusal(400, 'batch', 'BATCH_FOREIGN');
export const exportsFull = (max: number) => refusal(409, 'msg', 'EXPORT_MANY', { max });
