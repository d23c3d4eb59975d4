import type { DeskSettings, QuestionType } from '@hub/contracts/catalog';
import { digitsOf, phoneLocaleOf, readPhone, roleIdFits, type PlayerPrincipal } from '@hub/contracts/shared';
import {
  playerReportBody,
  visitorReportBody,
  type PlayerReportBody,
  type VisitorReportBody,
} from '@hub/contracts/tickets';
import { checked, InvalidInput, type Caller } from '@hub/nest-kit/http';
import type { Ticket } from './ticket.entity.ts';

/** What a report says about its sender: typed by a visitor, taken from the token for a player. */
export type Reporter = Pick<
  Ticket,
  | 'server_id'
  | 'server_name'
  | 'partner_uid'
  | 'role_id'
  | 'in_game_id'
  | 'character_name'
  | 'phone_locale'
  | 'phone_national'
>;
export type Report = {
  body: PlayerReportBody;
  gameId: string;
  player: PlayerPrincipal | null;
  visitor: VisitorReportBody | null;
};

/** Reads a report with the rules of its sender. A player's token decides the game, whatever the body says. */
export async function readReport(caller: Caller, raw: unknown): Promise<Report> {
  if (caller.who.kind === 'S') {
    const body = await checked(playerReportBody, raw);
    return { body, gameId: caller.who.game, player: caller.who, visitor: null };
  }
  const visitor = await checked(visitorReportBody, raw);
  return { body: visitor, gameId: visitor.game_id, player: null, visitor };
}

/** The chosen type, if it is open to this sender now. */
export function typeOf(settings: DeskSettings, report: Report): QuestionType {
  const type = settings.question_types.find((row) => row.code === report.body.question_type);
  if (!type || (type.token_only && !report.player)) throw new InvalidInput({ question_type: { code: 'TYPE_UNKNOWN' } });
  return type;
}

export function reporterOf(settings: DeskSettings, report: Report): Reporter {
  return report.visitor
    ? visitorReporter(settings, report.visitor)
    : playerReporter(settings, report.player as PlayerPrincipal);
}

const serverName = (settings: DeskSettings, id: string) =>
  settings.servers.find((row) => row.server_id === id)?.server_name;

function playerReporter(settings: DeskSettings, player: PlayerPrincipal): Reporter {
  return {
    server_id: player.server,
    server_name: serverName(settings, player.server) ?? player.server,
    partner_uid: player.uid,
    role_id: player.role,
    in_game_id: player.inGameId,
    character_name: player.name,
    phone_locale: null,
    phone_national: null,
  };
}

function visitorReporter(settings: DeskSettings, body: VisitorReportBody): Reporter {
  const server = settings.servers.find((row) => row.server_id === body.server_id && row.server_status === 'public');
  if (!server) throw new InvalidInput({ server_id: { code: 'SERVER_UNKNOWN' } });
  const phone = readPhone(body.phone, phoneLocaleOf(body.mobile_locale))[0];
  if (!phone) throw new InvalidInput({ phone: { code: 'PHONE_FORMAT' } });
  const hasCharacter = body.got_char === '1';
  if (hasCharacter) roleMustFit(settings, body);
  return {
    server_id: server.server_id,
    server_name: server.server_name,
    partner_uid: null,
    role_id: hasCharacter ? (body.role_id ?? '') : '',
    in_game_id: hasCharacter ? (body.in_game_id ?? '') : '',
    character_name: hasCharacter ? (body.character_name ?? '') : '',
    phone_locale: phone.locale,
    phone_national: phone.national,
  };
}

/** The character's id by the game's own rule; where both ids are asked for, `in_game_id` is the account's. */
function roleMustFit({ role_digits }: DeskSettings, { role_id, in_game_id }: VisitorReportBody): void {
  const [field, id] = role_id ? ['role_id', role_id] : ['in_game_id', in_game_id ?? ''];
  if (!role_digits || roleIdFits(role_digits, id)) return;
  throw new InvalidInput({ [field]: { code: 'ROLE_ID_LENGTH', params: { digits: digitsOf(role_digits) } } });
}
