import { Injectable } from '@nestjs/common';
import type { DeliveryView, ReasonBody, RecallResult, RecallView, ReplaceBody } from '@hub/contracts/events';
import { readTaipei } from '@hub/contracts/shared';
import { Db, findResult, type Tx } from '@hub/nest-kit/db';
import { GameClient, type GameReply } from '@hub/nest-kit/partner';
import { askDelivery } from '../ask-delivery.ts';
import type { Delivery } from '../delivery.entity.ts';
import { deadlinePast } from '../delivery.errors.ts';
import { newMailId } from '../mail-of.ts';
import { DUE_NOW, moveDelivery } from '../write-delivery.ts';
import { AskGame } from './ask-game.ts';
import { changeDelivery, noteVainRecall, readFor, submitOf, type Wish } from './change-delivery.ts';
import { ShowDelivery } from './show-delivery.ts';

type Asked = Omit<Wish, 'deed' | 'reason'>;

/** ISO of the minute that a form names; it has to lie ahead. */
export function deadlineOf(minute: string | undefined): string | null {
  if (!minute) return null;
  const { from } = readTaipei(minute)!;
  if (from.getTime() <= Date.now()) throw deadlinePast();
  return from.toISOString();
}

@Injectable()
export class DeliveryDeeds {
  constructor(
    private readonly db: Db,
    private readonly show: ShowDelivery,
    private readonly game: AskGame,
    private readonly client: GameClient,
  ) {}

  async retry(asked: Asked): Promise<DeliveryView> {
    const wish: Wish = { ...asked, deed: 'retry', reason: '' };
    await changeDelivery(this.db, wish, submitOf(wish, {}), async (tx, row) => {
      const to = row.uncertain ? 'unknown' : 'queued';
      const set = { attempt: 0, due_at: DUE_NOW, alarm_at: () => 'IF(late, NULL, deadline_at)' };
      await moveDelivery(tx, { ...deedOf(wish, row), move: 'retry', to, set, after: { state: to } });
      return row.id;
    });
    return this.shown(asked, asked.id);
  }

  async cancel(asked: Asked, { reason }: ReasonBody): Promise<DeliveryView> {
    const wish: Wish = { ...asked, deed: 'cancel', reason };
    await this.sure(wish, { reason }, async (tx, row) => {
      const told = { error: row.error };
      await moveDelivery(tx, { ...deedOf(wish, row), move: 'cancel', after: { state: 'cancelled' }, told });
      return row.id;
    });
    return this.shown(asked, asked.id);
  }

  /** Somebody sent it with the game's own tools; not when the game has this one too. */
  async byHand(asked: Asked, { reason }: ReasonBody): Promise<DeliveryView> {
    const wish: Wish = { ...asked, deed: 'by_hand', reason };
    await this.sure(wish, { reason }, async (tx, row) => {
      await moveDelivery(tx, { ...deedOf(wish, row), move: 'by_hand', after: { state: 'by_hand' } });
      return row.id;
    });
    return this.shown(asked, asked.id);
  }

  /** Another mail, under a new name, takes the place of one that the game does not have. Answers the new one. */
  async replace(asked: Asked, body: ReplaceBody): Promise<DeliveryView> {
    const { reason, deadline, ...mail } = body;
    const wish: Wish = { ...asked, deed: 'replace', reason };
    const until = deadlineOf(deadline);
    const id = await this.sure(wish, body, async (tx, row) => {
      const mailId = newMailId('rpl');
      const { game_id, source } = row;
      const named = { id: mailId, game_id, source, reason: row.reason, not_before: null, batch: '' };
      const from = { askedBy: row.asked_by, madeBy: asked.caller.who.name, replaces: row.id };
      const made = await askDelivery(tx, { ...mail, ...named, deadline: until }, from);
      const after = { state: 'replaced', by: mailId, role_id: mail.role_id, items: mail.items };
      const told = { error: row.error, replacedBy: mailId };
      await moveDelivery(tx, { ...deedOf(wish, row), move: 'replace', set: { replaced_by_id: made }, after, told });
      return made;
    });
    return this.shown(asked, id);
  }

  /** Asks the game to take it out of the mailbox. Safe to repeat: the game knows a recall that it carried out. */
  async recall(asked: Asked, { reason }: ReasonBody): Promise<RecallView> {
    const wish: Wish = { ...asked, deed: 'recall', reason };
    const submit = submitOf(wish, { reason });
    if (submit && (await findResult(this.db.source, submit)) !== null)
      return { ...(await this.shown(asked, asked.id)), result: 'recalled' };
    const row = await readFor(this.db, wish);
    const result = resultOf(await this.client.recall(row.game_id, row.mail_id));
    if (result === 'recalled')
      await changeDelivery(this.db, wish, submit, async (tx, now) => {
        await moveDelivery(tx, {
          ...deedOf(wish, now),
          move: 'recall',
          after: { state: 'recalled' },
          answered: result,
        });
        return now.id;
      });
    else await noteVainRecall(this.db, wish, row, result);
    return { ...(await this.shown(asked, asked.id)), result };
  }

  /** For what must not happen to a mail that the game has. */
  private async sure(wish: Wish, body: object, change: (tx: Tx, row: Delivery) => Promise<number>): Promise<number> {
    const submit = submitOf(wish, body);
    const earlier = submit && (await findResult(this.db.source, submit));
    if (earlier !== null) return earlier;
    const row = await readFor(this.db, wish);
    await this.game.mustNotHave(row);
    return changeDelivery(this.db, wish, submit, change, row.version);
  }

  private async shown({ caller }: Asked, id: number): Promise<DeliveryView> {
    return { data: await this.show.data(caller.who, id) };
  }
}

const deedOf = ({ caller, reason }: Wish, row: Delivery) => ({ by: caller, reason, row });

function resultOf(reply: GameReply<unknown>): RecallResult {
  if (reply.kind !== 'answered') return 'unclear';
  if (reply.ok) return 'recalled';
  const known = (['already_claimed', 'not_offered', 'mail_not_found'] as const).find((word) => word === reply.error);
  return known ?? (reply.status === 501 ? 'not_offered' : 'unclear');
}
