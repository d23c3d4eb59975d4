import type { SiteRefusal, SiteRefusalBody } from '@hub/contracts/partner';
import { AppError, type Faults } from './app-error.ts';

export class PartnerRefused extends AppError {
  constructor(
    status: number,
    readonly word: SiteRefusal,
  ) {
    super(status, { msg: { code: word.toUpperCase() } });
  }
}

const words: Record<number, SiteRefusal> = {
  400: 'bad_request',
  401: 'bad_signature',
  404: 'not_found',
  408: 'bad_request',
  409: 'id_reused',
  413: 'too_large',
  415: 'bad_request',
  429: 'rate_limited',
  503: 'unavailable',
};

/** A refusal as a game's server reads it: one word, and of a bad request the names of the fields. */
export function partnerProblem(
  error: unknown,
  { status, faults }: { status: number; faults: Faults },
): SiteRefusalBody {
  if (error instanceof PartnerRefused) return { error: error.word };
  const word = words[status] ?? 'failed';
  const fields = Object.keys(faults).filter((name) => name !== 'msg');
  return word === 'bad_request' && fields.length > 0 ? { error: word, fields } : { error: word };
}
