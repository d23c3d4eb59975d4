import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import type { SetupBody, SetupView } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { GameSettings, ListTickets } from '@hub/tickets/server';
import { VipRanking } from '../neighbours/vip-ranking.ts';
import { Arrival, readSearch, type Arrived } from './arrival.ts';

const GAME_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The first call of a service page: who is there, for which game, and what the page shows. Only a bad token is an error. */
@Injectable()
export class InitSetup {
  constructor(
    private readonly arrival: Arrival,
    private readonly games: GameSettings,
    private readonly tickets: ListTickets,
    private readonly ranking: VipRanking,
  ) {}

  async run(caller: Caller, body: SetupBody): Promise<SetupView> {
    const search = readSearch(body.search_string);
    const arrived = await this.arrival.of(caller, search);
    const game = arrived?.player.game ?? search.game;
    const [settings, unread, ranking] = await Promise.all([
      GAME_ID.test(game) ? this.games.of(game, arrived !== null) : null,
      arrived ? this.tickets.unreadOf(arrived.player) : 0,
      arrived ? this.ranking.of(arrived.player) : 0,
    ]);
    return setupView(arrived, game, settings, unread, ranking);
  }
}

function setupView(
  arrived: Arrived,
  game: string,
  settings: DeskSettings | null,
  unread: number,
  ranking: number,
): SetupView {
  const actions = settings?.quick_actions.filter((action) => action.audience === 'everyone') ?? [];
  return {
    token: arrived?.token ?? '',
    is_in_game: arrived !== null,
    unread_count: unread,
    game_id: settings?.game_id ?? game,
    game_name: settings?.game_name ?? '',
    isWhitelisted: false,
    showInvitation: settings?.line.show ?? false,
    line_invite_link: settings?.line.add_friend_link ?? '',
    line_account_name: settings?.line.account_name ?? '',
    line_guide_link: settings?.line.guide_link ?? '',
    isVipreportWhitelisted: false,
    vip_ranking: ranking,
    member_link: `/member/login?next=${encodeURIComponent(`/service/${game}`)}`,
    service_hours: settings?.service_hours ?? '',
    tips: settings?.tips ?? [],
    quick_actions: actions.map(({ label, url }) => ({ label, url })),
    character_name: arrived?.player.name ?? '',
    role_id: arrived?.player.role ?? '',
    captcha: { enabled: false, provider: 'altcha', site_key: '', challenge_url: '/api/captcha/challenge?for=lookup' },
  };
}
