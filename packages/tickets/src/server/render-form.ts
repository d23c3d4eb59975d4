import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import { MACHINE_ID, ownCaptcha } from '@hub/contracts/shared';
import type { FormSettingsView } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { CaptchaCheck, GameSettings } from './ports.ts';
import { GameUnknown } from './ticket.errors.ts';

/** What the report form of a game needs; a player's token decides the game. */
@Injectable()
export class RenderForm {
  constructor(
    private readonly games: GameSettings,
    private readonly check: CaptchaCheck,
  ) {}

  async run({ who }: Pick<Caller, 'who'>, askedGame: string): Promise<{ settings: FormSettingsView }> {
    const player = who.kind === 'S' ? who : null;
    if (!player && !MACHINE_ID.test(askedGame)) throw new GameUnknown();
    const settings = await this.games.of(player?.game ?? askedGame, player !== null);
    if (!settings) throw new GameUnknown();
    const types = settings.question_types.filter((type) => player || !type.token_only);
    const { create, provider } = settings.captcha;
    return {
      settings: {
        game: {
          game_id: settings.game_id,
          game_name: settings.game_name,
          servers: settings.servers.filter((server) => server.server_status === 'public'),
        },
        question_types: Object.fromEntries(types.map((type) => [type.code, type.label])),
        user: player && {
          partner_uid: player.uid,
          server_info: { server_id: player.server, server_name: nameOf(settings, player.server) },
          in_game_id: player.inGameId,
          character_name: player.name,
          role_id: player.role,
          q_note: '',
        },
        faq: settings.faq,
        events: [],
        captcha: create && !player ? await this.check.offer('create', provider) : ownCaptcha('create', false),
        report_form: settings.report_form,
        service_hours: settings.service_hours,
      },
    };
  }
}

const nameOf = (settings: DeskSettings, server: string) =>
  settings.servers.find((row) => row.server_id === server)?.server_name ?? server;
