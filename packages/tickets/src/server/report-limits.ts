import { Inject, Injectable } from '@nestjs/common';
import type { Desk } from '@hub/contracts/tickets';
import { count, type Tx } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { Contacts } from './contacts.ts';
import { scopeOf } from './guard-submit.ts';
import { DESK } from './ports.ts';
import type { Report } from './report.ts';
import { TooManyReports } from './ticket.errors.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;
/** Behind one address of a mobile network there are thousands of people. */
const PER_ADDRESS = 600;
/** Mails that say that a report came in, to one recipient, whoever files them and from wherever. */
export const RECEIVED_MAILS_PER_DAY = 10;

type Querier = Pick<DataSource, 'query'>;

/** How much of what reports bring about happens in a while; counted in the database. */
@Injectable()
export class ReportLimits {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly contacts: Contacts,
  ) {}

  /**
   * Counts a report. Players are counted by account; visitors by address and recipient together, so that neither a crowded
   * address nor a stranger who knows an e-mail address shuts anybody out. True where so many came from this address that
   * each further one shows a solved challenge, in every game. Throws `TooManyReports`.
   */
  async count(source: Querier, caller: Caller, { visitor }: Report): Promise<boolean> {
    const { perHour } = this.desk.limits;
    if (!visitor) return this.crowded(source, ['create', scopeOf(caller)], { most: perHour, free: perHour });
    const recipient = this.contacts.emailMac(visitor.email).toString('hex');
    await this.crowded(source, ['create-for', `${caller.ip} ${recipient}`], { most: perHour, free: perHour });
    return this.crowded(source, ['create', caller.ip], { most: PER_ADDRESS, free: perHour });
  }

  /** Counts the mail of a report, in its transaction: may it be sent? */
  async mayMail(tx: Tx, recipient: Buffer): Promise<boolean> {
    const bucket = this.contacts.bucket('received-mail', recipient.toString('hex'));
    return !(await count(tx.manager, { bucket, windowS: DAY_S, limit: RECEIVED_MAILS_PER_DAY })).over;
  }

  private async crowded(
    source: Querier,
    [kind, value]: [kind: string, value: string],
    { most, free }: { most: number; free: number },
  ): Promise<boolean> {
    const bucket = this.contacts.bucket(kind, value);
    const window = await count(source, { bucket, windowS: HOUR_S, limit: most });
    if (window.over) throw new TooManyReports(window.retryAfterS);
    return window.hits > free;
  }
}
