import { Inject, Injectable } from '@nestjs/common';
import { normaliseCheckCode, showCheckCode } from '@hub/contracts/shared';
import type { Desk, LookupBody, LookupView } from '@hub/contracts/tickets';
import { count, Db, isDuplicate, Reads, select, uncount, type Counted, type Window } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { sameBytes } from '@hub/nest-kit/crypto';
import { CheckCodes } from './check-codes.ts';
import { ContactBox } from './contact-box.ts';
import { Contacts } from './contacts.ts';
import { demandCaptcha } from './guard-submit.ts';
import { ticketJobs } from './jobs.ts';
import { CaptchaCheck, DESK, GameSettings, TicketTokens } from './ports.ts';
import { phoneOf } from './ticket.view.ts';
import { CheckCodeMissing, TicketNotFound, TooManyLookups } from './ticket.errors.ts';
import type { Ticket } from './ticket.entity.ts';

const DAY_S = 86_400;
const HOUR_S = 3600;
const FAILURES_PER_HOUR = 30;
const FAILURES_PER_DAY = 10;
const MAILS_PER_DAY = 3;
/** Failures of an address within the hour after which a challenge is asked. */
const CAPTCHA_AFTER = 3;

type Asked = { kind: 'email' | 'phone'; macs: Buffer[] };
type Found = Pick<
  Ticket,
  | 'id'
  | 'game_id'
  | 'email'
  | 'email_mac'
  | 'phone_mac'
  | 'phone_locale'
  | 'phone_national'
  | 'contact_box'
  | 'check_mac'
  | 'check_box'
>;

/** No case has an empty code. */
const caseOf = (mac: Buffer) =>
  select<Found>(
    `SELECT id, game_id, email, email_mac, phone_mac, phone_locale, phone_national, contact_box, check_mac, check_box
      FROM ticket WHERE check_mac = ?`,
    [mac],
  );

/** The case if the contact is the one of its code. Compared with something when there is none, for the same time. */
function openedBy({ kind, macs }: Asked, ticket: Found | undefined): Found | null {
  const stored = (kind === 'email' ? ticket?.email_mac : ticket?.phone_mac) ?? Buffer.alloc(32);
  const matches = macs.map((contact) => sameBytes(contact, stored));
  return ticket && matches.includes(true) ? ticket : null;
}

/**
 * Known and unknown contacts cost the same work. 30 failures an hour per address, 10 a day per contact; the right code
 * always opens, so nobody can lock a player out. A try counts as a failure until it proves right: parallel tries get no
 * more guesses than tries in a row.
 */
@Injectable()
export class FindByCheckCode {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reads: Reads,
    private readonly games: GameSettings,
    private readonly captcha: CaptchaCheck,
    private readonly codes: CheckCodes,
    private readonly contacts: Contacts,
    private readonly box: ContactBox,
    private readonly tokens: TicketTokens,
  ) {}

  async run(caller: Caller, body: LookupBody): Promise<{ msg: LookupView }> {
    const failures = this.window('lookup-failed', caller.ip, HOUR_S, FAILURES_PER_HOUR);
    const { hits } = await this.limit(failures);
    if (hits > CAPTCHA_AFTER) await this.demandCaptcha(caller, body, failures);
    const asked = this.askedBy(body);
    const contact = (asked.macs[0] ?? Buffer.alloc(0)).toString('hex');
    if (!body.check_id) {
      await this.mailCodes(asked, contact);
      throw new CheckCodeMissing();
    }
    const [found] = await this.reads.rows(caseOf(this.codes.macOf(normaliseCheckCode(body.check_id))));
    const ticket = openedBy(asked, found);
    if (!ticket) {
      await this.limit(this.window('lookup-contact', contact, DAY_S, FAILURES_PER_DAY));
      throw new TicketNotFound();
    }
    await uncount(this.db.source, failures);
    const token = await this.tokens.issue(ticket.id, ticket.game_id, null);
    const check_id = showCheckCode(this.codes.read(ticket));
    const known = this.box.of(ticket);
    return { msg: { check_id, email: known.email, mobile: phoneOf(known), question_id: ticket.id, token } };
  }

  /** Who is asked for a challenge has not guessed yet: a crowd behind one address is not shut out by who solves none. */
  private async demandCaptcha(caller: Caller, body: LookupBody, failures: Window): Promise<void> {
    const provider = await this.games.siteCaptcha();
    const demand = { form: 'lookup', provider, payload: body.captcha_token, content: body } as const;
    try {
      await demandCaptcha(this.captcha, caller, demand);
    } catch (refusal) {
      await uncount(this.db.source, failures);
      throw refusal;
    }
  }

  private askedBy(body: LookupBody): Asked {
    if (body.email) return { kind: 'email', macs: [this.contacts.emailMac(body.email)] };
    return { kind: 'phone', macs: this.contacts.phoneMacs(body.mobile ?? '') };
  }

  private window(kind: string, value: string, windowS: number, limit: number): Window {
    return { bucket: this.contacts.bucket(kind, value), windowS, limit };
  }

  private async limit(window: Window): Promise<Counted> {
    const state = await count(this.db.source, window);
    if (state.over) throw new TooManyLookups(state.retryAfterS);
    return state;
  }

  /** Always writes the wish, known contact or not; the worker finds out, so the answer takes the same time. */
  private async mailCodes(asked: Asked, contact: string): Promise<void> {
    const wishes = await count(this.db.source, this.window('codes-asked', contact, DAY_S, MAILS_PER_DAY));
    if (wishes.over) return;
    const macs = asked.macs.map((one) => one.toString('hex')).join(',');
    const hour = Math.floor(Date.now() / (HOUR_S * 1000));
    const wish = { kind: asked.kind, macs, hour };
    try {
      await this.db.runTx((tx) =>
        tx.enqueue(ticketJobs(this.desk).codesAsked, wish, `codes-${contact.slice(0, 32)}-${hour}`),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}
