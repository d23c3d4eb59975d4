import { Inject, Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import type { Desk, HelpedBody, HelpedView } from '@hub/contracts/tickets';
import { count, Db, findResult, saveResult, ConcurrentSubmit, type IdempotentSubmit } from '@hub/nest-kit/db';
import { InvalidInput, TooMany, type Caller } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';
import { scopeOf, submitOf } from '../guard-submit.ts';
import { DESK, GameSettings } from '../ports.ts';
import { GameUnknown } from '../ticket.errors.ts';

/** More articles than anybody reads in an hour. */
const PER_HOUR = 30;
/** What `idem` asks for; there is no row to come back to. */
const NO_RESULT = 0;

/** Counts that an article spared a report: once per key of the browser, and only what its form really offered. */
@Injectable()
export class CountHelped {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly settings: GameSettings,
    private readonly contacts: Contacts,
  ) {}

  async run(caller: Caller, body: HelpedBody): Promise<{ msg: HelpedView }> {
    const game = caller.who.kind === 'S' ? caller.who.game : body.game_id;
    const { article_id } = body;
    // The type is not part of the submit: who chooses another one and reads the same article again is one reader.
    const submit = submitOf(`${this.desk.api}/helped`, caller, { game, article_id });
    if (submit && (await findResult(this.db.source, submit)) !== null) return { msg: { counted: false } };
    await this.limit(caller);
    await this.mustBeOffered(game, body);
    return { msg: { counted: await this.add(game, body, submit) } };
  }

  private async mustBeOffered(gameId: string, { article_id, question_type }: HelpedBody): Promise<void> {
    const game = await this.settings.of(gameId, true);
    if (!game) throw new GameUnknown();
    const offered = game.question_types.some(({ code }) => code === question_type);
    if (!offered) throw new InvalidInput({ question_type: { code: 'TYPE_UNKNOWN' } });
    const known = game.faq.some(({ id }) => id === article_id);
    if (!known) throw new InvalidInput({ article_id: { code: 'FIELD_INVALID' } });
  }

  private async add(
    game: string,
    { article_id, question_type }: HelpedBody,
    submit: IdempotentSubmit | null,
  ): Promise<boolean> {
    const day = taipeiIso(new Date()).slice(0, 10);
    try {
      await this.db.runTx(async (tx) => {
        await tx.manager.query(
          `INSERT INTO helped (day, game_id, question_type, article_id, hits) VALUES (?, ?, ?, ?, 1)
            ON DUPLICATE KEY UPDATE hits = hits + 1`,
          [day, game, question_type, article_id],
        );
        if (submit) await saveResult(tx, submit, NO_RESULT);
      });
      return true;
    } catch (failure) {
      if (failure instanceof ConcurrentSubmit) return false;
      throw failure;
    }
  }

  private async limit(caller: Caller): Promise<void> {
    const who = caller.who.kind === 'S' ? scopeOf(caller) : caller.ip;
    const bucket = this.contacts.bucket('helped', who);
    const window = await count(this.db.source, { bucket, windowS: 3600, limit: PER_HOUR });
    if (window.over) throw new TooMany(window.retryAfterS);
  }
}
