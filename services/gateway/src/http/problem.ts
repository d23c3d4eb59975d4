import { identityTexts } from '@hub/contracts/identity';
import { releaseTexts } from '@hub/contracts/releases';
import { sentenceOf, sharedTexts, type Language, type Texts } from '@hub/contracts/shared';
import { isUnavailable } from '@hub/nest-kit/db';
import { AppError, partnerProblem, ServiceUnavailable, TemporarilyUnavailable } from '@hub/nest-kit/http';

const texts: Texts = { ...sharedTexts, ...releaseTexts, CSRF_MISSING: identityTexts.CSRF_MISSING };

const FILES_RETRY_S = 5;

export type Problem = { status: number; codes: string; retryAfterS?: number; body: string };

const MACHINES = '/api/partner/';
export const forMachines = ({ url }: { url: string }): boolean => url.startsWith(MACHINES);

/** The flat field → sentence map in the caller's language; null for machines. */
export function problemOf(error: unknown, language: Language | null): Problem {
  const fault = expected(error);
  const rows = Object.entries(fault.faults).map(([field, { code, params }]) => [
    field,
    language && sentenceOf(texts, code, language, params),
  ]);
  return {
    status: fault.status,
    codes: Object.values(fault.faults)
      .map(({ code }) => code)
      .join(),
    retryAfterS: fault.retryAfterS,
    body: JSON.stringify(language ? Object.fromEntries(rows) : partnerProblem(error, fault)),
  };
}

function expected(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ServiceUnavailable || isUnavailable(error)) return new TemporarilyUnavailable();
  const status = Number((error as { statusCode?: unknown })?.statusCode ?? 500);
  if (status === 413) return new AppError(413, { file01: { code: 'BODY_TOO_LARGE' } });
  if (status >= 400 && status < 500) return new AppError(status, { msg: { code: 'BODY_MALFORMED' } });
  return new AppError(500, { msg: { code: 'UNEXPECTED' } });
}

export const notFound = () => new AppError(404, { msg: { code: 'NOT_FOUND' } });
export const bodyTooLarge = () => new AppError(413, { file01: { code: 'BODY_TOO_LARGE' } });
/** A kind of body that the call does not take. */
export const bodyUnknown = () => new AppError(415, { msg: { code: 'BODY_MALFORMED' } });
/** No more files can be taken on at this moment. */
export const filesBusy = () => new AppError(503, { file01: { code: 'FILE_BUSY' } }, FILES_RETRY_S);
/** The caller stopped sending in the middle of a body, or sends so slowly that it never ends. */
export const bodyStalled = () => new AppError(408, { msg: { code: 'UNEXPECTED' } });
