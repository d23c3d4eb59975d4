import type { TextParams } from '@hub/contracts/shared';
import { AppError } from '@hub/nest-kit/http';

export const legalNotFound = () => new AppError(404, { msg: { code: 'LEGAL_NOT_FOUND' } });
/** It is coming, over, withdrawn, or there is none such. */
export const legalNotInForce = () => new AppError(409, { msg: { code: 'LEGAL_NOT_IN_FORCE' } });
export const legalNotDraft = () => new AppError(409, { msg: { code: 'LEGAL_NOT_DRAFT' } });
export const legalNotComing = () => new AppError(409, { msg: { code: 'LEGAL_NOT_COMING' } });

/** Somebody saved since it was read. */
export const legalChanged = () => new AppError(409, { msg: { code: 'SETTING_CHANGED' } });

export const legalConflict = (code: 'LEGAL_DRAFT_OPEN' | 'LEGAL_COMING' | 'LEGAL_ASKED') =>
  new AppError(409, { msg: { code } });

/** What a draft lacks to be published. */
export const legalRefused = (
  code:
    'LEGAL_FROM_NEEDED' | 'LEGAL_TOO_SOON' | 'LEGAL_ORDER' | 'LEGAL_SUMMARY_NEEDED' | 'LEGAL_LANGUAGES' | 'LEGAL_SAME',
  params?: TextParams,
) => new AppError(409, { msg: { code, ...(params && { params }) } });
