import type { StaffPrincipal } from '@hub/contracts/shared';
import type { StaffTicketView } from '@hub/contracts/tickets';
import { Union, type Reads } from '@hub/nest-kit/db';
import type { ShownFile } from './attachments/show-pictures.ts';
import { followerPart } from './follow-case.ts';
import { deadAddressPart } from './mail-log/dead-address.ts';
import { heldMailPart } from './mail-log/recipient-cap.ts';
import type { Message } from './reply.entity.ts';
import { talkParts, type Shown } from './talk-page.ts';
import type { Ticket } from './ticket.entity.ts';
import { mergedOf, mergedPart, sameAccountPart, sameAddressPart, similarOf } from './work/merge/merge-facts.ts';
import { notePart, notesOf } from './work/notes/notes-of.ts';

/** `earlier`: how many messages stand before these. */
export type CaseRows = { replies: Message[]; earlier: number; files: ShownFile[]; followedBy: number[] };

type WorkFacts = Pick<StaffTicketView['data'], 'notes' | 'merged_from' | 'similar' | 'mail_dead' | 'mail_held'>;

const forOwner = {
  all: new Union(...talkParts.all, followerPart),
  newest: new Union(...talkParts.newest, followerPart),
  unread: new Union(...talkParts.unread, followerPart),
};
const forDesk = new Union(
  ...forOwner.newest.parts,
  notePart,
  mergedPart,
  sameAddressPart,
  sameAccountPart,
  deadAddressPart,
  heldMailPart,
);

/** Every value is the number of the case. */
const about = ({ id }: Ticket, { marks }: { marks: number }) => Array<number>(marks).fill(id);

const inOrder = <Row extends { id: number }>(rows: Row[]): Row[] => rows.sort((a, b) => a.id - b.id);

const shaped = (
  replies: Message[],
  counted: { earlier: number }[],
  files: ShownFile[],
  followers: { id: number }[],
): CaseRows => ({
  replies: inOrder(replies),
  earlier: counted[0]?.earlier ?? 0,
  files,
  followedBy: inOrder(followers).map(({ id }) => id),
});

export async function readCase(reads: Reads, ticket: Ticket, shown: Shown): Promise<CaseRows> {
  return shaped(...(await reads.parts(forOwner[shown], about(ticket, forOwner[shown]))));
}

export async function readCaseAtDesk(
  reads: Reads,
  who: StaffPrincipal,
  ticket: Ticket,
): Promise<CaseRows & { work: WorkFacts }> {
  const found = await reads.parts(forDesk, about(ticket, forDesk));
  const [replies, counted, files, followers, notes, merged, sameAddress, sameAccount, dead, held] = found;
  const work = {
    notes: notesOf(inOrder(notes)),
    merged_from: mergedOf(who, inOrder(merged)),
    similar: similarOf(who, [...sameAddress, ...sameAccount]),
    mail_dead: dead.length > 0,
    mail_held: held.length > 0,
  };
  return { ...shaped(replies, counted, files, followers), work };
}
