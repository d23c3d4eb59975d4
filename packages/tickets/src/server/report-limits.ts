import { Injectable } from '@nestjs/common';
import { count, countEach, read, uncount, type Window } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { Contacts } from './contacts.ts';
import { scopeOf } from './guard-submit.ts';
import type { Report } from './report.ts';
import { TooManyReports } from './ticket.errors.ts';

const HOUR_S = 3600;
/** Behind one address of a mobile network there are thousands of people. */
const PER_ADDRESS = 600;

type Querier = Pick<DataSource, 'query'>;

/** Counted in the database. */
@Injectable()
export class ReportLimits {
  constructor(private readonly contacts: Contacts) {}

  /**
   * Visitors are counted by address and recipient together, so that neither a crowded address nor a stranger who knows
   * an e-mail shuts anybody out; `perHour` is of one account. True: each further report from this address needs a
   * challenge. Throws `TooManyReports`.
   */
  async count(source: Querier, caller: Caller, { visitor }: Report, perHour: number): Promise<boolean> {
    if (!visitor) {
      const own = await count(source, this.window('create', scopeOf(caller), perHour));
      if (own.over) throw new TooManyReports(own.retryAfterS);
      return false;
    }
    const recipient = this.contacts.emailMac(visitor.email).toString('hex');
    const pair = this.window('create-for', `${caller.ip} ${recipient}`, perHour);
    const address = this.window('create', caller.ip, PER_ADDRESS);
    const [ofPair = 0, ofAddress = 0] = await countEach(source, [pair.bucket, address.bucket], HOUR_S);
    // What is refused for its recipient is not the address's.
    if (ofPair > pair.limit) await uncount(source, address);
    const over = ofPair > pair.limit ? pair : address;
    if (ofPair > pair.limit || ofAddress > address.limit)
      throw new TooManyReports((await read(source, over)).retryAfterS);
    return ofAddress > perHour;
  }

  private window(kind: string, value: string, limit: number): Window {
    return { bucket: this.contacts.bucket(kind, value), windowS: HOUR_S, limit };
  }
}
