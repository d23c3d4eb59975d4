import { Injectable } from '@nestjs/common';
import { HAND_OVER_MINUTES, type HandOverBody, type HandOverView } from '@hub/contracts/tickets';
import { taipeiIso } from '@hub/contracts/shared';
import { count, Db } from '@hub/nest-kit/db';
import { SessionExpired, type Caller } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';
import { freshSecret, HandOverBoxes, hashOfSecret } from './hand-over-box.ts';
import { HandOver } from './hand-over.entity.ts';
import { TooManyHandOvers } from './hand-over.errors.ts';

const PER_HOUR = 30;

/** A window that can do no more gives its half-written report away: to whoever opens the link, once. */
@Injectable()
export class BeginHandOver {
  constructor(
    private readonly db: Db,
    private readonly contacts: Contacts,
    private readonly boxes: HandOverBoxes,
  ) {}

  async run({ who, ip }: Caller, body: HandOverBody): Promise<{ msg: HandOverView }> {
    if (who.kind !== 'S' && who.kind !== 'K' && who.kind !== 'anon') throw new SessionExpired();
    const bucket = this.contacts.bucket('hand-over', who.kind === 'S' ? `${who.game}.${who.uid}` : ip);
    const window = await count(this.db.source, { bucket, windowS: 3600, limit: PER_HOUR });
    if (window.over) throw new TooManyHandOvers(window.retryAfterS);
    // The holder of one case writes a new report as any visitor does, with pictures of their own.
    const sender = who.kind === 'anon' ? null : who;
    const { form, values, files, follows, key = null } = body;
    const code = freshSecret();
    const watch = freshSecret();
    const box = this.boxes.close(code, { form, values, files, follows, sender, key });
    const row = { code_hash: hashOfSecret(code), watch_hash: hashOfSecret(watch), box };
    await this.db.source.manager.insert(HandOver, { ...row, game_id: who.kind === 'S' ? who.game : body.game_id });
    const expires_at = taipeiIso(new Date(Date.now() + HAND_OVER_MINUTES * 60_000));
    return { msg: { code, watch, expires_at } };
  }
}
