import type { EventsCode } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: EventsCode, params?: Record<string, string>) =>
  new AppError(status, { [field]: { code, ...(params && { params }) } });

type Told = Record<string, string | number>;
export const pictureShape = (params: Told) => new AppError(400, { file: { code: 'PICTURE_SHAPE', params } });
export const pictureHeavy = (params: Told) => new AppError(413, { file: { code: 'PICTURE_HEAVY', params } });
export const tooManyPictures = (seconds: number) =>
  new AppError(429, { msg: { code: 'TOO_MANY_PICTURES', params: { minutes: Math.ceil(seconds / 60) } } }, seconds);

/** Absent, removed, or at a game of others. */
export const eventUnknown = () => refusal(404, 'noexist', 'EVENT_UNKNOWN');
/** Something else happened to it since it was read. */
export const eventMoved = () => refusal(409, 'msg', 'EVENT_MOVED');
export const eventState = () => refusal(409, 'msg', 'EVENT_STATE');
export const eventForgotten = () => refusal(409, 'msg', 'EVENT_FORGOTTEN');
export const eventSame = () => refusal(409, 'msg', 'EVENT_SAME');
export const eventHasBatches = () => refusal(409, 'msg', 'EVENT_HAS_BATCHES');
export const categoryLive = (title: string) => refusal(409, 'categories', 'CATEGORY_LIVE', { title });
export const categoryHasCodes = (title: string) => refusal(409, 'categories', 'CATEGORY_HAS_CODES', { title });
export const categoryForeign = (field: string) => refusal(400, field, 'CATEGORY_FOREIGN');
