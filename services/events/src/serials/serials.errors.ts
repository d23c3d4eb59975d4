import type { EventsCode } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: EventsCode) => new AppError(status, { [field]: { code } });

/** Absent, or at a game of others. */
export const serialBatchAbsent = () => refusal(404, 'noexist', 'SERIAL_BATCH_NOEXIST');
export const eventAbsent = () => refusal(404, 'noexist', 'EVENT_NOEXIST');
export const serialMoved = () => refusal(409, 'msg', 'SERIAL_MOVED');
export const serialState = () => refusal(409, 'msg', 'SERIAL_STATE');
export const rowsBad = (bad: number) => new AppError(409, { skip_bad: { code: 'SERIAL_ROWS_BAD', params: { bad } } });
export const fileNeeded = () => refusal(400, 'file', 'SERIAL_FILE');
export const fileSame = (batch: number) => new AppError(409, { file: { code: 'SERIAL_FILE_SAME', params: { batch } } });
export const categoryNeeded = () => refusal(400, 'category_id', 'CATEGORY_NEEDED');
export const keywordOff = () => refusal(409, 'keyword', 'KEYWORD_OFF');
export const keywordTaken = () => refusal(409, 'keyword', 'KEYWORD_TAKEN');
/** Another event of the game has it, as one of these. */
export const keywordElsewhere = (as: 'keyword' | 'code', params: { event: string; batch: number }) =>
  new AppError(409, { keyword: { code: as === 'keyword' ? 'KEYWORD_IS_KEYWORD' : 'KEYWORD_IS_CODE', params } });
export const serialKeyNeeded = () => refusal(400, 'msg', 'KEY_NEEDED');
export const unusedGone = () => refusal(409, 'msg', 'UNUSED_GONE');
