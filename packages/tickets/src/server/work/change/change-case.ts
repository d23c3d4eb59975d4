import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import { staffMay } from '@hub/contracts/shared';
import {
  deadlineKindOf,
  deadlineRemovers,
  ticketWriters,
  type ChoicesView,
  type MoveBody,
  type StaffTicketView,
} from '@hub/contracts/tickets';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { GameSettings } from '../../ports.ts';
import type { Ticket } from '../../ticket.entity.ts';
import { changeTicket } from '../../write-ticket.ts';
import { gameFixed, gameNotOurs, serverUnknown, typeUnknown } from '../work.errors.ts';
import { WorkOnCase } from '../work-on-case.ts';

type Place = Pick<Ticket, 'game_id' | 'game_name' | 'question_type' | 'type_text' | 'server_id' | 'server_name'>;

const placeOf = ({ game_id, game_name, question_type, type_text, server_id, server_name }: Ticket): Place => ({
  game_id,
  game_name,
  question_type,
  type_text,
  server_id,
  server_name,
});

/**
 * Whoever moves a case must serve both games. It loses its assignee, who may not serve the new one. A case from inside
 * a game stays: the token of that game says whose it is.
 */
@Injectable()
export class ChangeCase {
  constructor(
    private readonly on: WorkOnCase,
    private readonly settings: GameSettings,
  ) {}

  async choices(caller: StaffCaller, id: number, game: string | undefined): Promise<ChoicesView> {
    const ticket = await this.on.served(caller, id);
    const settings = await this.settingsFor(caller, ticket, game || ticket.game_id);
    const { game_id, game_name, question_types, servers } = settings;
    return {
      data: {
        game_id,
        game_name,
        question_types: question_types.map(({ code, label }) => ({ code, label })),
        servers: servers.map(({ server_id, server_name }) => ({ server_id, server_name })),
      },
    };
  }

  async run(caller: StaffCaller, id: number, body: MoveBody, seen: number): Promise<StaffTicketView> {
    const known = await this.on.served(caller, id);
    const settings = await this.settingsFor(caller, known, body.game_id);
    return this.on.run(caller, id, { name: 'type', body, seen }, async (tx, ticket) => {
      const before = placeOf(ticket);
      const after = newPlace(settings, before, body);
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      mayRetype(caller, before, after);
      const freed = leavesSomebody(caller, ticket, after);
      const released = freed ? `${ticket.assignee_name} #${ticket.assignee_id}` : undefined;
      const detail = { before, after, released };
      const columns = { ...after, ...(freed && { assignee_id: null, assignee_name: null }) };
      await changeTicket(tx, this.on.desk, ticket, { move: 'change', by: caller, detail }, columns);
    });
  }

  private async settingsFor({ who }: StaffCaller, ticket: Ticket, game: string): Promise<DeskSettings> {
    const inGame = ticket.partner_uid !== null;
    if (game !== ticket.game_id) {
      if (inGame) throw gameFixed();
      // A game that somebody does not serve is like one that does not exist.
      if (!staffMay(who, ticketWriters, game)) throw gameNotOurs();
    }
    const settings = await this.settings.of(game, inGame);
    if (!settings) throw gameNotOurs();
    return settings;
  }
}

const leavesSomebody = ({ who }: StaffCaller, { assignee_id, game_id }: Ticket, after: Place): boolean =>
  after.game_id !== game_id && assignee_id !== null && assignee_id !== who.id;

/** Ends a day that the terms promise. */
function mayRetype({ who }: StaffCaller, before: Place, after: Place): void {
  if (before.question_type === after.question_type || !deadlineKindOf(before.question_type)) return;
  if (!staffMay(who, deadlineRemovers, before.game_id)) throw new Forbidden();
}

/** A type that is no longer offered may stay; so may a server that the catalogue does not know. */
function newPlace(settings: DeskSettings, now: Place, wish: MoveBody): Place {
  const same = wish.game_id === now.game_id;
  const keepsType = same && wish.question_type === now.question_type;
  const type = settings.question_types.find(({ code }) => code === wish.question_type);
  if (!type && !keepsType) throw typeUnknown();
  const keepsServer = same && (!wish.server_id || wish.server_id === now.server_id);
  const server = settings.servers.find(({ server_id }) => server_id === (keepsServer ? now.server_id : wish.server_id));
  if (!server && !keepsServer) throw serverUnknown();
  return {
    game_id: wish.game_id,
    game_name: settings.game_name,
    question_type: wish.question_type,
    type_text: type?.label ?? now.type_text,
    server_id: server?.server_id ?? now.server_id,
    server_name: server?.server_name ?? now.server_name,
  };
}
