import type { DeskSettings, QuestionType } from '@hub/contracts/catalog';
import {
  digitsOf,
  phoneLocaleOf,
  readPhone,
  roleIdFits,
  type Phone,
  type PlayerPrincipal,
} from '@hub/contracts/shared';
import {
  confirmedReportBody,
  playerReportOf,
  visitorReportBody,
  type ConfirmedReportBody,
  type Desk,
  type PlayerReportBody,
  type VisitorReportBody,
} from '@hub/contracts/tickets';
import { checked, InvalidInput, type Caller } from '@hub/nest-kit/http';
import type { Character } from './ports.ts';
import type { Ticket } from './ticket.entity.ts';

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
type Visitor = VisitorReportBody | ConfirmedReportBody;
export type Report = {
  body: PlayerReportBody & { phone?: string; mobile_locale?: string };
  gameId: string;
  player: PlayerPrincipal | null;
  visitor: Visitor | null;
};

/** A player's token decides the game, whatever the body says. */
export async function readReport(desk: Desk, caller: Caller, raw: unknown): Promise<Report> {
  if (caller.who.kind === 'S') {
    const body = await checked(playerReportOf(desk), raw);
    return { body, gameId: caller.who.game, player: caller.who, visitor: null };
  }
  const visitor: Visitor = desk.confirmsCharacter
    ? await checked(confirmedReportBody, raw)
    : await checked(visitorReportBody, raw);
  return { body: visitor, gameId: visitor.game_id, player: null, visitor };
}

/** The chosen type, if it is open to this sender now. */
export function typeOf(settings: DeskSettings, report: Report): QuestionType {
  const type = settings.question_types.find((row) => row.code === report.body.question_type);
  if (!type || (type.token_only && !report.player)) throw new InvalidInput({ question_type: { code: 'TYPE_UNKNOWN' } });
  return type;
}

/** Null for a visitor whose character is still to be confirmed. */
export function reporterOf(settings: DeskSettings, { player, visitor, body }: Report): Reporter | null {
  if (player) return playerReporter(settings, player, phoneIn(body));
  return visitor && 'got_char' in visitor ? visitorReporter(settings, visitor, phoneIn(visitor)) : null;
}

/** A visitor's case is nobody's account's: who types an id has not shown that it is theirs. */
export const confirmedReporter = ({ body }: Report, character: Character): Reporter => ({
  ...character,
  partner_uid: null,
  ...phoneIn(body),
});

type PhoneColumns = Pick<Reporter, 'phone_locale' | 'phone_national'>;

function phoneIn({ phone, mobile_locale }: Report['body']): PhoneColumns {
  if (!phone) return { phone_locale: null, phone_national: null };
  const read: Phone | undefined = readPhone(phone, phoneLocaleOf(mobile_locale))[0];
  if (!read) throw new InvalidInput({ phone: { code: 'PHONE_FORMAT' } });
  return { phone_locale: read.locale, phone_national: read.national };
}

const serverName = (settings: DeskSettings, id: string) =>
  settings.servers.find((row) => row.server_id === id)?.server_name;

function playerReporter(settings: DeskSettings, player: PlayerPrincipal, phone: PhoneColumns): Reporter {
  return {
    server_id: player.server,
    server_name: serverName(settings, player.server) ?? player.server,
    partner_uid: player.uid,
    role_id: player.role,
    in_game_id: player.inGameId,
    character_name: player.name,
    ...phone,
  };
}

function visitorReporter(settings: DeskSettings, body: VisitorReportBody, phone: PhoneColumns): Reporter {
  const server = settings.servers.find((row) => row.server_id === body.server_id && row.server_status === 'public');
  if (!server) throw new InvalidInput({ server_id: { code: 'SERVER_UNKNOWN' } });
  const hasCharacter = body.got_char === '1';
  if (hasCharacter) roleMustFit(settings, body);
  return {
    server_id: server.server_id,
    server_name: server.server_name,
    partner_uid: null,
    role_id: hasCharacter ? (body.role_id ?? '') : '',
    in_game_id: hasCharacter ? (body.in_game_id ?? '') : '',
    character_name: hasCharacter ? (body.character_name ?? '') : '',
    ...phone,
  };
}

/** The character's id by the game's own rule; where both ids are asked for, `in_game_id` is the account's. */
function roleMustFit({ role_digits }: DeskSettings, { role_id, in_game_id }: VisitorReportBody): void {
  const [field, id] = role_id ? ['role_id', role_id] : ['in_game_id', in_game_id ?? ''];
  if (!role_digits || roleIdFits(role_digits, id)) return;
  throw new InvalidInput({ [field]: { code: 'ROLE_ID_LENGTH', params: { digits: digitsOf(role_digits) } } });
}
