import { Injectable } from '@nestjs/common';
import { count, Db, uncount, type Window } from '@hub/nest-kit/db';
import { SurveyKeys } from '../survey-keys.ts';
import { TooManyTries } from '../surveys/survey.errors.ts';

const limits = {
  /** Log-ins that failed. */
  login: { windowS: 3600, limit: 30 },
  role: { windowS: 600, limit: 60 },
  answer: { windowS: 3600, limit: 120 },
  /** Codes that are none. */
  code: { windowS: 3600, limit: 60 },
} as const;
export type Tried = keyof typeof limits;

/** How often an address may try, counted in the database: many at the same time are no more than many in a row. */
@Injectable()
export class Tries {
  constructor(
    private readonly db: Db,
    private readonly keys: SurveyKeys,
  ) {}

  /** Throws `TooManyTries`. */
  async count(what: Tried, ip: string): Promise<void> {
    const { over, retryAfterS } = await count(this.db.source, this.window(what, ip));
    if (over) throw new TooManyTries(retryAfterS);
  }

  /** It was none that counts. */
  uncount(what: Tried, ip: string): Promise<void> {
    return uncount(this.db.source, this.window(what, ip));
  }

  private window(what: Tried, ip: string): Window {
    return { bucket: this.keys.bucket(what, ip), ...limits[what] };
  }
}
