import type { StaffMe } from '@hub/contracts/identity';
import { roleLookers } from '@hub/contracts/catalog';
import { retentionReaders } from '@hub/contracts/retention';
import { jobOverseers } from '@hub/contracts/jobs';
import {
  holdEditors,
  jobReaders,
  macroEditors,
  macroReaders,
  mailReaders,
  ticketReaders,
  ticketWriters,
} from '@hub/contracts/tickets';

type Rights = Pick<StaffMe, 'roles'>;

const gamesWith = (me: Rights, roles: readonly string[]) =>
  me.roles.filter((held) => roles.some((role) => role === held.role)).map(({ game_id }) => game_id);

/** Only for what the page offers; the server decides anew at every call. */
export function maySeeGame(me: Rights, game: string): boolean {
  return gamesWith(me, ticketReaders).some((held) => held === '*' || held === game);
}

export function mayLookUpRole(me: Rights, game: string): boolean {
  return gamesWith(me, roleLookers).some((held) => held === '*' || held === game);
}

export function mayAnswerGame(me: Rights, game: string): boolean {
  return gamesWith(me, ticketWriters).some((held) => held === '*' || held === game);
}

export function mayReadMacros(me: Rights): boolean {
  return gamesWith(me, macroReaders).length > 0;
}

export function mayEditMacros(me: Rights, game: string): boolean {
  return gamesWith(me, macroEditors).some((held) => held === '*' || (game !== '' && held === game));
}

export const mayAddMacros = (me: Rights): boolean => gamesWith(me, macroEditors).length > 0;

export const mayReadMails = (me: Rights): boolean => gamesWith(me, mailReaders).length > 0;

/** May somebody see what the others have under way, and what the system does by itself? */
export const mayOverseeJobs = (me: Rights & Pick<StaffMe, 'owner'>): boolean =>
  me.owner || gamesWith(me, jobOverseers).length > 0;

/** Work of the services beside the desk belongs to no game: all of it is seen by who oversees every one. */
export const mayOverseeServices = (me: Rights & Pick<StaffMe, 'owner'>): boolean =>
  me.owner || gamesWith(me, jobOverseers).includes('*');

export const mayReadJobs = (me: Rights & Pick<StaffMe, 'owner'>): boolean =>
  me.owner || gamesWith(me, jobReaders).length > 0;
export const mayReadServiceJobs = (me: Rights & Pick<StaffMe, 'owner'>, requesters: readonly string[]): boolean =>
  mayOverseeServices(me) || gamesWith(me, requesters).length > 0;

/** What is kept how long is seen by who audits every game, and by owners. */
export const mayReadRetention = (me: Rights & Pick<StaffMe, 'owner'>): boolean =>
  me.owner || gamesWith(me, retentionReaders).includes('*');

export const mayHold = (me: Rights, game: string): boolean =>
  gamesWith(me, holdEditors).some((held) => held === '*' || held === game);

export const mayReadDesk = (me: Rights): boolean => gamesWith(me, ticketReaders).length > 0;

export const mayAt = (me: Rights, roles: readonly string[], game: string): boolean =>
  gamesWith(me, roles).some((held) => held === '*' || held === game);
