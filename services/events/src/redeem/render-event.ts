import { Injectable } from '@nestjs/common';
import { pictureAddress, type EventFormView } from '@hub/contracts/events';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../code-keys.ts';
import { accountName } from './account.ts';
import { eventIn, findEvent } from './find-event.ts';
import { findLock } from './lock-account.ts';
import { ownRedemptions } from './own-redemptions.ts';
import { eventAbsent } from './redeem.errors.ts';
import { standingOf } from './standing.ts';

/** Names of servers, for people: '' while they cannot be learnt. */
export abstract class ServerNames {
  abstract of(game: string, server: string): Promise<string>;
}

@Injectable()
export class RenderEvent {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
    private readonly servers: ServerNames,
  ) {}

  async run({ who, language }: PlayerCaller, eventId: string): Promise<EventFormView> {
    const { source } = this.db;
    const found = await findEvent(source, eventId);
    if (found?.game_id !== who.game) throw eventAbsent();
    const event = eventIn(found, language);
    const account = accountName(who);
    const [server_name, lock, own] = await Promise.all([
      this.servers.of(who.game, who.server),
      findLock(source, event, account),
      ownRedemptions(source, event, account),
    ]);
    return {
      user: {
        server_info: { server_id: who.server, server_name },
        character_name: who.name,
        in_game_id: who.inGameId,
      },
      event: {
        event_id: String(event.id),
        event_name: event.name,
        start_time: taipeiIso(event.starts_at),
        end_time: taipeiIso(event.ends_at),
        intro: event.intro,
        art: event.art,
        picture: pictureAddress(event.picture),
        pace: event.pace,
        stopped: event.stopped,
      },
      ...(await standingOf(source, this.keys, event, { lock, own }, language)),
    };
  }
}
