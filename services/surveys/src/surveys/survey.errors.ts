import type { SurveyCode } from '@hub/contracts/surveys';
import { AppError } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: SurveyCode, params?: Record<string, unknown>) =>
  new AppError(status, { [field]: { code, ...(params && { params }) } });

/** Unknown, not open, or of another kind: players are told the same of all. */
export const surveyClosed = () => refusal(404, 'msg', 'SURVEY_NOEXIST');
export const surveyAbsent = () => refusal(404, 'noexist', 'SURVEY_ABSENT');
export const surveyMoved = () => refusal(409, 'msg', 'SURVEY_MOVED');
export const surveyState = () => refusal(409, 'msg', 'SURVEY_STATE');
export const addressTaken = () => refusal(409, 'key', 'SURVEY_ADDRESS_TAKEN');
export const editionTaken = () => refusal(409, 'msg', 'SURVEY_EDITION_TAKEN');
export const keyNeeded = () => refusal(400, 'msg', 'SURVEY_FORM_KEY');
export const fileNeeded = () => refusal(400, 'file', 'SURVEY_FILE');
export const importAbsent = () => refusal(404, 'noexist', 'SURVEY_IMPORT_ABSENT');
export const importState = () => refusal(409, 'msg', 'SURVEY_IMPORT_STATE');
export const importFaults = (faults: number) => refusal(409, 'msg', 'SURVEY_IMPORT_FAULTS', { faults });
export const rewardAbsent = () => refusal(404, 'noexist', 'SURVEY_REWARD_ABSENT');
export const rewardState = () => refusal(409, 'msg', 'SURVEY_REWARD_STATE');
export const exclusiveOnly = () => refusal(409, 'msg', 'SURVEY_QUALIFIED_ONLY');

export const unqualified = () => refusal(403, 'msg', 'SURVEY_UNQUALIFIED');
export const roleNone = () => refusal(400, 'roleId', 'SURVEY_ROLE_NONE');
export const roleUnconfirmed = () => refusal(400, 'roleName', 'SURVEY_ROLE_UNCONFIRMED');
export const filledByRole = () => refusal(409, 'msg', 'SURVEY_FILLED_ROLE');
export const filled = () => refusal(409, 'msg', 'SURVEY_FILLED');
export const onlyPreview = () => refusal(409, 'msg', 'SURVEY_PREVIEW');

/** The game is away: nobody can say whose character it is. */
export const roleUnsure = () => new AppError(503, { msg: { code: 'SURVEY_GAME_AWAY' satisfies SurveyCode } }, 60);

export class TooManyTries extends AppError {
  constructor(retryAfterS: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterS / 60));
    super(429, { msg: { code: 'SURVEY_TRIES' satisfies SurveyCode, params: { minutes } } }, retryAfterS);
  }
}
