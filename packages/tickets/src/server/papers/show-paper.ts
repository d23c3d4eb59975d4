import { Inject, Injectable } from '@nestjs/common';
import { writeFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { taipeiIso } from '@hub/contracts/shared';
import type { PaperBody } from '@hub/contracts/tickets';
import { count, Db } from '@hub/nest-kit/db';
import { FileMissing, StoreUnavailable, type Picture } from '@hub/nest-kit/files';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { Attachment } from '../attachments/attachment.entity.ts';
import { Files, storedKeys } from '../attachments/files.ts';
import { Contacts } from '../contacts.ts';
import { LOG } from '../ports.ts';
import { auditOf } from '../ticket.audit.ts';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustAnswer } from '../ticket.policy.ts';
import { keyOf, paperOwner } from './paper-owner.ts';
import { PaperDestroyed } from './paper.errors.ts';

/** Looks of one person in an hour that are ordinary work; more of them raise an alarm. */
export const LOOKS_PER_HOUR = 20;
const HOUR_S = 3600;

type Found = { ticket: Ticket; paper: Attachment };
export type ShownPaper = Pick<Picture, 'type'> & { picture: Buffer };

/** The audit has it before the seal is opened; without its row nothing is shown. */
@Injectable()
export class ShowPaper {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly contacts: Contacts,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws 404 for what is not of this case or not for this person, 403 for who may only read, 410 once it is destroyed. */
  async run(caller: StaffCaller, ticketId: number, paperId: number, { reason }: PaperBody): Promise<ShownPaper> {
    const found = await this.found(caller, ticketId, paperId);
    const looks = await this.looks(caller);
    await this.record(caller, found, reason ?? '', looks);
    const picture = await this.opened(found.paper);
    return this.marked(picture, wordsFor(caller, ticketId));
  }

  private async found(caller: StaffCaller, ticketId: number, paperId: number): Promise<Found> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id: ticketId });
    if (!ticket) throw new TicketNotFound();
    mustAnswer(caller.who, ticket.game_id);
    const where = { id: paperId, ticket_id: ticketId, kind: 'id_paper' as const };
    const paper = await this.db.source.getRepository(Attachment).findOneBy(where);
    if (!paper) throw new TicketNotFound();
    if (!keyOf(paper)) throw new PaperDestroyed();
    return { ticket, paper };
  }

  private async looks({ who }: StaffCaller): Promise<number> {
    const bucket = this.contacts.bucket('paper-looks', String(who.id));
    return (await count(this.db.source, { bucket, windowS: HOUR_S, limit: LOOKS_PER_HOUR })).hits;
  }

  private async record(caller: StaffCaller, { ticket, paper }: Found, reason: string, looks: number): Promise<void> {
    const many = looks > LOOKS_PER_HOUR;
    await this.db.runTx(async (tx) => {
      await tx.audit(auditOf(caller, 'paper.look', ticket, { paper: paper.id, reason, this_hour: looks }));
      if (many) await tx.audit(auditOf(caller, 'paper.many-looks', ticket, { this_hour: looks }));
    });
    if (!many) return;
    const facts = { rid: caller.rid, game: ticket.game_id, kind: 'papers', count: looks };
    this.log.warn(facts, `staff ${caller.who.login} looks at unusually many ID papers`);
  }

  private async opened(paper: Attachment): Promise<Buffer> {
    const key = keyOf(paper);
    if (!key) throw new PaperDestroyed();
    try {
      return await this.files.vault.get(paperOwner(paper), key, 'view', storedKeys(paper.file_key).view);
    } catch (error) {
      // Between our look at the row and now its time may have come.
      if (error instanceof FileMissing) throw new PaperDestroyed();
      if (error instanceof StoreUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }

  /** The picture lies open on this machine for as long as it is written upon, where nobody else may read. */
  private async marked(picture: Buffer, words: string): Promise<ShownPaper> {
    const room = await this.files.uploads.room();
    try {
      const path = join(room, 'paper');
      await writeFile(path, picture, { mode: 0o600 });
      const marked = await this.files.decoder.mark(path, words);
      return { type: marked.type, picture: await readFile(marked.path) };
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }
}

/** Login and number name the person in letters that every picture can carry. */
const wordsFor = ({ who }: StaffCaller, ticketId: number) =>
  `${who.login} #${who.id} ${taipeiIso(new Date()).slice(0, 19).replace('T', ' ')} CASE ${ticketId}`;
