import type {
  CaptchaForm,
  CaptchaProvider,
  CaptchaView,
  HandOverPrincipal,
  Language,
  PlayerPrincipal,
  SiteLimits,
  TokenAccount,
} from '@hub/contracts/shared';
import type { DeskSettings } from '@hub/contracts/catalog';
import type { Caller } from '@hub/nest-kit/http';
import type { Ticket } from './ticket.entity.ts';
import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';

export const DESK = Symbol('desk');
export { LOG } from '@hub/nest-kit/app';

export abstract class GameSettings {
  /** null when there is no such game; the last known answer while the keeper is away. In zh-TW, as staff reads it, where no language is named. */
  abstract of(gameId: string, inGame: boolean, language?: Language): Promise<DeskSettings | null>;
  /** Whose challenge the forms show that belong to no game. */
  abstract siteCaptcha(): Promise<CaptchaProvider>;
  /** How much the site takes; the last known limits while the keeper is away. */
  abstract limits(): Promise<SiteLimits>;
}

export type Character = Pick<Ticket, 'server_id' | 'server_name' | 'role_id' | 'in_game_id' | 'character_name'>;
/** `partner_uid`: what the visitor was told to stand for its account. */
export type AskedCharacter = { game_id: string; in_game_id: string; server_id: string; partner_uid?: string };

/** Who reads the form of a game; `shared`: whoever has the link of a player's half-written report. */
export type FormAsker = { player: PlayerPrincipal | null; settings: DeskSettings; shared: boolean };

/** Who may send a report to the desk. */
export abstract class Admission {
  abstract form(asker: FormAsker, caller: Caller): Promise<object>;
  /** Throws where this player may not. */
  abstract player(player: PlayerPrincipal, caller: Caller): Promise<void>;
  /** The character that a visitor named, at a desk that confirms them; throws where there is none, or who has it may not. */
  abstract visitor(asked: AskedCharacter, caller: Caller): Promise<Character>;
}

export type CaseAccount = Pick<Ticket, 'game_id' | 'partner_uid'>;
/** What a desk shows of whose case it is: `mark` in every language, `agent` by name, '' for none. */
export type Standing = { mark: string; agent: string };

/** What a desk knows of the accounts of its cases. */
export abstract class Standings {
  /** In the order of the accounts; null where there is nothing to show. */
  abstract of(accounts: readonly CaseAccount[]): Promise<(Standing | null)[]>;
}

/** Its codes can be redeemed now. */
export type OpenEvent = { id: number; name: string };

export abstract class OpenEvents {
  /** None while the keeper is away: a report can be written without them. */
  abstract of(gameId: string, language: Language): Promise<readonly OpenEvent[]>;
}

/** Keeps the challenges. A submit (`by`) that passed once passes again, with or without an answer. */
export abstract class CaptchaCheck {
  /** What a guarded form shows at first; our own challenge while the keeper is away. */
  abstract offer(form: CaptchaForm, provider: CaptchaProvider): Promise<CaptchaView>;
  abstract consume(body: ConsumeCaptchaBody): Promise<ConsumeCaptchaView>;
}

/** Makes the token that opens one case; null where it is owed to no account. */
export abstract class TicketTokens {
  abstract issue(ticketId: number, gameId: string, account: TokenAccount | null): Promise<string>;
  /** The one that sends a report which was handed over. */
  abstract handOver(who: Omit<HandOverPrincipal, 'kind'>): Promise<string>;
}
