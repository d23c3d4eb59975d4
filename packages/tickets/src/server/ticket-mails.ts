import { languageFor, showCheckCode, taipeiMinute } from '@hub/contracts/shared';
import type { Desk, MailKind } from '@hub/contracts/tickets';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import type { Mailer } from '@hub/nest-kit/mail';
import { In, type DataSource } from 'typeorm';
import { CheckCodes } from './check-codes.ts';
import { ContactBox } from './contact-box.ts';
import { Contacts } from './contacts.ts';
import { mailPromise } from './deadlines/deadline.view.ts';
import { ticketJobs } from './jobs.ts';
import { codeAgainWords } from './mail/code-again.mail.ts';
import { codesAskedWords } from './mail/codes-asked.mail.ts';
import { layOut } from './mail/mail-layout.ts';
import type { MailFacts, MailWords } from './mail/mail-facts.ts';
import { ticketAnsweredWords } from './mail/ticket-answered.mail.ts';
import { ticketClosedWords } from './mail/ticket-closed.mail.ts';
import { ticketMergedWords } from './mail/ticket-merged.mail.ts';
import { ticketReceivedWords } from './mail/ticket-received.mail.ts';
import { KeepMail } from './mail-log/keep-mail.ts';
import { MailRow } from './mail-log/mail-log.entity.ts';
import { ticketToMail } from './mail-log/ticket-to-mail.ts';
import type { GameSettings } from './ports.ts';
import { Ticket } from './ticket.entity.ts';
import { inReadersWords } from './words/case-words.ts';

/** At most this many codes leave for one wish. */
const CODES_AT_ONCE = 10;
/** The look-up then leads to the rating. */
const RATING_PLACE = '#then=rating';

type Words = Record<MailFacts['language'], (facts: MailFacts) => MailWords>;
/** Mails that may lead to the rating of a case that ended. */
const ends = new Set<MailKind>(['answered', 'closed']);
const wordsOf: Record<MailKind, Words> = {
  received: ticketReceivedWords,
  answered: ticketAnsweredWords,
  closed: ticketClosedWords,
  codes: codesAskedWords,
  merged: ticketMergedWords,
  'code-again': codeAgainWords,
};

export type MailParts = {
  desk: Desk;
  source: DataSource;
  mailer: Mailer;
  checkKey: Uint8Array;
  publicUrl: string;
  settings: Pick<GameSettings, 'of'>;
};

/** The desk's mail jobs. Each may run twice: the message id is the same, so the mail is recognised as one. */
export function ticketMailHandlers(parts: MailParts): JobHandler[] {
  const jobs = ticketJobs(parts.desk);
  const codes = new CheckCodes(parts.checkKey);
  const box = new ContactBox(parts.checkKey);
  const keep = new KeepMail(parts.source, parts.mailer, jobs.received.tries, new Contacts(parts.checkKey));
  const send = async (ticketId: number, kind: MailKind, ref: string | number) => {
    const row = await ticketToMail(parts.source, ticketId);
    const ticket = await inReadersWords(parts.settings, { ...row, ...box.of(row) }, languageFor(row.language));
    const facts = {
      ...factsOf(parts, codes, ticket, ends.has(kind) ? placeAfter(parts.desk, ticket) : ''),
      promise: kind === 'received' ? await mailPromise(parts.source, ticket) : null,
    };
    const key = `${parts.desk.key}-${kind}-${ref}`;
    return keep.send({ kind, key, ticket }, (name) =>
      layOut(ticket.email, name, facts, wordsOf[kind][facts.language](facts)),
    );
  };
  return [
    handles(jobs.received, ({ ticketId }) => send(ticketId, 'received', ticketId)),
    handles(jobs.answered, ({ ticketId, replyId }) => send(ticketId, 'answered', replyId)),
    handles(jobs.closed, ({ ticketId, version }) => send(ticketId, 'closed', `${ticketId}-${version}`)),
    handles(jobs.merged, ({ ticketId, version }) => send(ticketId, 'merged', `${ticketId}-${version}`)),
    handles(jobs.codeAgain, ({ ticketId, at }) => send(ticketId, 'code-again', `${ticketId}-${at}`)),
    handles(jobs.mailAgain, async ({ mailId, round }) => {
      const mail = await parts.source.getRepository(MailRow).findOneByOrFail({ id: mailId });
      const ref = mail.mail_key.slice(`${parts.desk.key}-${mail.kind}-`.length);
      if (mail.resends === round) await send(mail.ticket_id, mail.kind, ref);
    }),
    handles(jobs.codesAsked, async ({ kind, macs, hour }) => {
      const contacts = In(
        macs
          .split(',')
          .filter(Boolean)
          .map((hex) => Buffer.from(hex, 'hex')),
      );
      const where = kind === 'email' ? { email_mac: contacts } : { phone_mac: contacts };
      const found = await parts.source
        .getRepository(Ticket)
        .find({ select: { id: true }, where, order: { id: 'DESC' }, take: CODES_AT_ONCE });
      for (const { id } of found) await send(id, 'codes', `${id}-${hour}`);
    }),
  ];
}

/** A closed case is opened at its rating, where the desk asks for one. */
const placeAfter = (desk: Desk, { closed_at }: Ticket) => (desk.rating && closed_at !== null ? RATING_PLACE : '');

function factsOf(parts: MailParts, codes: CheckCodes, ticket: Ticket, place: string): Omit<MailFacts, 'promise'> {
  const language = languageFor(ticket.language);
  return {
    language,
    mark: parts.desk.mailMark[language],
    number: `${parts.desk.numberPrefix}${ticket.id}`,
    into: ticket.merged_into_id === null ? '' : `${parts.desk.numberPrefix}${ticket.merged_into_id}`,
    code: showCheckCode(codes.read(ticket)),
    gameName: ticket.game_name,
    typeText: ticket.type_text,
    createdAt: taipeiMinute(ticket.created_at),
    link: `${parts.publicUrl}/${parts.desk.page}/${encodeURIComponent(ticket.game_id)}/query${place}`,
    rates: parts.desk.rating,
    closed: ticket.closed_at !== null,
  };
}
