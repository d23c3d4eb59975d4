import type { CaptchaForm } from '@hub/contracts/shared';
import type { DeskSettings } from '@hub/contracts/catalog';

/** The desk that a module runs for. */
export const DESK = Symbol('desk');

/** Names, servers, types and switches of a game, from whoever keeps them. */
export abstract class GameSettings {
  /** null when there is no such game; the last known answer while the keeper is away. */
  abstract of(gameId: string, inGame: boolean): Promise<DeskSettings | null>;
}

/** Checks a solved challenge; the same submit (`by`) may show it again. */
export abstract class CaptchaCheck {
  abstract passes(payload: string, form: CaptchaForm, by: string): Promise<boolean>;
}

/** Makes the token that opens one case. */
export abstract class TicketTokens {
  abstract issue(ticketId: number, gameId: string): Promise<string>;
}
