import { Inject, Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { DeskSettings, QuestionType } from '@hub/contracts/catalog';
import { MACHINE_ID, ownCaptcha, pictureLimits, taipeiIso, type PlayerPrincipal } from '@hub/contracts/shared';
import { CLOSED, EVENT_TYPE, type Desk, type FormSettingsView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { senderOf } from './hand-over/hand-over-sender.ts';
import { isEvent, offeredTypes } from './offered-types.ts';
import { Admission, CaptchaCheck, DESK, GameSettings, OpenEvents } from './ports.ts';
import { Ticket } from './ticket.entity.ts';
import { GameUnknown } from './ticket.errors.ts';

const OPEN_SHOWN = 20;

/** What the report form of a game needs; a player's token decides the game. Who came by a link learns nothing but names. */
@Injectable()
export class RenderForm {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly games: GameSettings,
    private readonly open: OpenEvents,
    private readonly check: CaptchaCheck,
    private readonly admission: Admission,
  ) {}

  async run(asker: Caller, askedGame: string): Promise<{ settings: FormSettingsView }> {
    const { caller, handOver } = senderOf(this.desk, asker);
    const { who } = caller;
    const player = who.kind === 'S' ? who : null;
    if (!player && !MACHINE_ID.test(askedGame)) throw new GameUnknown();
    const [settings, limits] = await Promise.all([
      this.games.of(player?.game ?? askedGame, true, asker.language),
      this.games.limits(),
    ]);
    if (!settings) throw new GameUnknown();
    const offered = offeredTypes(settings, await this.open.of(settings.game_id, asker.language));
    const types = offered.filter((type) => player || !(type.token_only || isEvent(type)));
    const events = offered.filter(isEvent);
    const { create, provider } = settings.captcha;
    const told = await this.admission.form({ player, settings, shared: handOver !== null }, caller);
    return {
      settings: {
        game: {
          game_id: settings.game_id,
          game_name: settings.game_name,
          servers: settings.servers.filter((server) => server.server_status === 'public'),
          role_digits: settings.role_digits,
        },
        question_types: Object.fromEntries(types.map((type) => [type.code, type.label])),
        user: player && {
          partner_uid: handOver === null ? player.uid : '',
          server_info: { server_id: player.server, server_name: nameOf(settings, player.server) },
          in_game_id: player.inGameId,
          character_name: player.name,
          role_id: player.role,
          q_note: '',
        },
        faq: settings.faq,
        notices: settings.notices,
        events: player ? events.map(eventOf) : [],
        events_in_game: events.length > 0,
        open_reports: player && handOver === null ? await this.openReports(player) : [],
        captcha: create && !player ? await this.check.offer('create', provider) : ownCaptcha('create', false),
        limits: pictureLimits(limits),
        report_form: settings.report_form,
        service_hours: settings.service_hours,
        ...told,
      },
    };
  }

  /** Kindly reminds of what is under way already. */
  private async openReports({ game, uid }: PlayerPrincipal): Promise<FormSettingsView['open_reports']> {
    const tickets = await this.db.source.getRepository(Ticket).find({
      select: { id: true, question_type: true, created_at: true, waiting_since: true },
      where: { game_id: game, partner_uid: uid, status: Not(CLOSED) },
      order: { id: 'DESC' },
      take: OPEN_SHOWN,
    });
    return tickets.map(({ id, question_type, created_at, waiting_since }) => ({
      id,
      question_type,
      create_time: taipeiIso(created_at),
      answered: waiting_since === null,
    }));
  }
}

const eventOf = ({ code, label }: QuestionType) => ({ event_id: code.slice(EVENT_TYPE.length), event_name: label });
const nameOf = (settings: DeskSettings, server: string) =>
  settings.servers.find((row) => row.server_id === server)?.server_name ?? server;
