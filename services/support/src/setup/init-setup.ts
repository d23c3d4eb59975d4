import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import type { SetupBody, SetupView } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { MACHINE_ID, type CaptchaView } from '@hub/contracts/shared';
import { CaptchaCheck, GameSettings, ListTickets } from '@hub/tickets/server';
import { VipRanking } from '../neighbours/vip-ranking.ts';
import { Whitelist } from '../whitelist/whitelist.ts';
import type { WhitelistName } from '@hub/contracts/support';
import type { Visitor } from '../whitelist/whitelist.policy.ts';
import { Arrival, readSearch, type Arrived } from './arrival.ts';

/** The first call of a service page: who is there, for which game, and what the page shows. Only a bad token is an error. */
@Injectable()
export class InitSetup {
  constructor(
    private readonly arrival: Arrival,
    private readonly games: GameSettings,
    private readonly tickets: ListTickets,
    private readonly ranking: VipRanking,
    private readonly captcha: CaptchaCheck,
    private readonly whitelist: Whitelist,
  ) {}

  async run(caller: Caller, body: SetupBody): Promise<SetupView> {
    const search = readSearch(body.search_string);
    const arrived = await this.arrival.of(caller, search);
    const game = arrived?.player.game ?? search.game;
    const visitor = { game, player: arrived?.player ?? null, ip: caller.ip };
    const [settings, unread, ranking, captcha, whitelisted, vipReport] = await Promise.all([
      MACHINE_ID.test(game) ? this.games.of(game, arrived !== null, caller.language) : null,
      arrived ? this.tickets.unreadOf(arrived.player) : 0,
      arrived ? this.ranking.of(arrived.player) : 0,
      this.lookUpCaptcha(),
      this.isOn('preview', visitor),
      this.isOn('vip_report', visitor),
    ]);
    return setupView(arrived, game, settings, { unread, ranking, captcha, whitelisted, vipReport });
  }

  /** A list that cannot be read opens nothing, and fails nothing. */
  private async isOn(list: WhitelistName, visitor: Visitor): Promise<boolean> {
    return this.whitelist.has(list, visitor).catch(() => false);
  }

  /** The look-up asks for a challenge only after failures; this says which one that will be. */
  private async lookUpCaptcha(): Promise<CaptchaView> {
    const offered = await this.captcha.offer('lookup', await this.games.siteCaptcha());
    return { ...offered, enabled: false };
  }
}

type Found = { unread: number; ranking: number; captcha: CaptchaView; whitelisted: boolean; vipReport: boolean };

function setupView(
  arrived: Arrived,
  game: string,
  settings: DeskSettings | null,
  { unread, ranking, captcha, whitelisted, vipReport }: Found,
): SetupView {
  const actions = settings?.quick_actions.filter(
    ({ audience, place }) => (audience === 'everyone' || whitelisted) && (place === 'everywhere' || arrived === null),
  );
  return {
    token: arrived?.token ?? '',
    is_in_game: arrived !== null,
    unread_count: unread,
    game_id: settings?.game_id ?? game,
    game_name: settings?.game_name ?? '',
    isWhitelisted: whitelisted,
    showInvitation: settings?.line.show ?? false,
    line_invite_link: settings?.line.add_friend_link ?? '',
    line_account_name: settings?.line.account_name ?? '',
    line_guide_link: settings?.line.guide_link ?? '',
    isVipreportWhitelisted: vipReport,
    // Who is on that list is let in as the lowest rank is.
    vip_ranking: vipReport ? Math.max(ranking, 1) : ranking,
    // Its page comes with the member area.
    member_link: '',
    service_hours: settings?.service_hours ?? '',
    tips: settings?.tips ?? [],
    quick_actions: (actions ?? []).map(({ label, url }) => ({ label, url })),
    character_name: arrived?.player.name ?? '',
    role_id: arrived?.player.role ?? '',
    captcha,
  };
}
