import type { TicketCode } from '@hub/contracts/tickets';
import { AppError, TooMany } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: TicketCode, params?: Record<string, unknown>) =>
  new AppError(status, { [field]: { code, ...(params && { params }) } });

export class TicketTaken extends AppError {
  constructor(name: string) {
    super(409, { msg: { code: 'TICKET_TAKEN' satisfies TicketCode, params: { name } } });
  }
}
export class CaseOpen extends AppError {
  constructor() {
    super(409, { msg: { code: 'CASE_OPEN' satisfies TicketCode } });
  }
}
export const assigneeUnknown = () => refusal(400, 'staff_id', 'ASSIGNEE_UNKNOWN');
export const noteForeign = () => refusal(403, 'msg', 'NOTE_FOREIGN');
export const gameFixed = () => refusal(409, 'game_id', 'TICKET_GAME_FIXED');
export const gameNotOurs = () => refusal(400, 'game_id', 'GAME_UNKNOWN');
export const typeUnknown = () => refusal(400, 'question_type', 'TYPE_UNKNOWN');
export const serverUnknown = () => refusal(400, 'server_id', 'SERVER_UNKNOWN');
export const targetUnknown = () => refusal(404, 'into', 'MERGE_NOEXIST');
export const mergeSelf = () => refusal(400, 'into', 'MERGE_SELF');
export const mergeChanged = () => refusal(409, 'into', 'MERGE_CHANGED');
export const mergeOwner = () => refusal(409, 'into', 'MERGE_OWNER');
export const targetClosed = () => refusal(409, 'into', 'TICKET_CLOSED');
export const mergeMerged = (number: string) => refusal(409, 'into', 'MERGE_MERGED', { number });
export const tooManyCodes = (retryAfterS: number) => new TooMany(retryAfterS, 'TOO_MANY_CODES' satisfies TicketCode);
