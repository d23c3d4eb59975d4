import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import { MACHINE_ID, type CaptchaView, type PlayerPrincipal } from '@hub/contracts/shared';
import type { SetupBody } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { ListTickets } from '../list-tickets.ts';
import { CaptchaCheck, GameSettings } from '../ports.ts';
import { Arrival, readSearch, type Arrived } from './arrival.ts';

export type DeskVisitor = { arrived: Arrived; game: string; player: PlayerPrincipal | null; ip: string };
export type ArrivalFacts = { settings: DeskSettings | null; unread: number; captcha: CaptchaView };

/** Only a bad token is an error. */
@Injectable()
export class DeskArrivals {
  constructor(
    private readonly arrival: Arrival,
    private readonly games: GameSettings,
    private readonly tickets: ListTickets,
    private readonly captcha: CaptchaCheck,
  ) {}

  async visitor(caller: Caller, { search_string }: SetupBody): Promise<DeskVisitor> {
    const search = readSearch(search_string);
    const arrived = await this.arrival.of(caller, search);
    const player = arrived?.player ?? null;
    return { arrived, game: player?.game ?? search.game, player, ip: caller.ip };
  }

  async facts({ game, player }: DeskVisitor, { language }: Caller): Promise<ArrivalFacts> {
    const [settings, unread, captcha] = await Promise.all([
      MACHINE_ID.test(game) ? this.games.of(game, player !== null, language) : null,
      player ? this.tickets.unreadOf(player) : 0,
      this.lookUpCaptcha(),
    ]);
    return { settings, unread, captcha };
  }

  /** The look-up asks for a challenge only after failures; this says which one that will be. */
  private async lookUpCaptcha(): Promise<CaptchaView> {
    const offered = await this.captcha.offer('lookup', await this.games.siteCaptcha());
    return { ...offered, enabled: false };
  }
}

export const arrivalView = ({ arrived, game, player }: DeskVisitor, { settings, unread, captcha }: ArrivalFacts) => ({
  token: arrived?.token ?? '',
  is_in_game: player !== null,
  unread_count: unread,
  game_id: settings?.game_id ?? game,
  game_name: settings?.game_name ?? '',
  // Its page comes with the member area.
  member_link: '',
  service_hours: settings?.service_hours ?? '',
  character_name: player?.name ?? '',
  role_id: player?.role ?? '',
  captcha,
});
