import { Injectable } from '@nestjs/common';
import {
  deliveryActors,
  deliveryActions,
  type Delivery as DeliveryView,
  type DeliveryView as Answer,
  type TriesView,
} from '@hub/contracts/events';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { DeliveryBatch } from '../batches/delivery-batch.entity.ts';
import { DeliveryStepRow, DeliveryTryRow } from '../delivery-way.entity.ts';
import { Delivery } from '../delivery.entity.ts';
import { deliveryAbsent } from '../delivery.errors.ts';
import { allows, mustSee } from '../delivery.policy.ts';
import { tryView, wholeView } from '../delivery.view.ts';
import { GameLine } from '../game-line.entity.ts';

const TRIES = 50;
/** Steps are made by hand and by deadlines; a delivery with more than this has a story of its own. */
const STEPS = 200;

@Injectable()
export class ShowDelivery {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller, id: number): Promise<Answer> {
    const row = await this.seen(who, id);
    return { data: await this.whole(who, row) };
  }

  async tries({ who }: StaffCaller, id: number, page: number | undefined): Promise<TriesView> {
    await this.seen(who, id);
    const { rows, next } = await this.triesOf(id, page);
    return { data: rows.map(tryView), page: { next } };
  }

  async data(who: StaffPrincipal, id: number): Promise<DeliveryView> {
    return this.whole(who, await this.seen(who, id));
  }

  private async seen(who: StaffPrincipal, id: number): Promise<Delivery> {
    const row = Number.isSafeInteger(id) ? await this.db.source.getRepository(Delivery).findOneBy({ id }) : null;
    mustSee(who, row?.game_id);
    if (!row) throw deliveryAbsent();
    return row;
  }

  private async triesOf(id: number, page?: number): Promise<{ rows: DeliveryTryRow[]; next: string | null }> {
    const rows = await this.db.source.query<DeliveryTryRow[]>(
      `SELECT * FROM delivery_try WHERE delivery_id = ? ${page ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ${TRIES + 1}`,
      [id, ...(page ? [page] : [])],
    );
    const shown = rows.slice(0, TRIES);
    return { rows: shown, next: rows.length > TRIES ? String(shown.at(-1)?.id) : null };
  }

  private async whyReplaced(id: number): Promise<string> {
    const steps = this.db.source.getRepository(DeliveryStepRow);
    return (await steps.findOne({ where: { delivery_id: id, step: 'replace' }, order: { id: 'DESC' } }))?.note ?? '';
  }

  private async whole(who: StaffPrincipal, row: Delivery): Promise<DeliveryView> {
    const { source } = this.db;
    const other = async (id: number | null) =>
      id === null
        ? null
        : await source.getRepository(Delivery).findOne({ where: { id }, select: { id: true, mail_id: true } });
    const [line, batch, replaces, why, replacedBy, steps, tries] = await Promise.all([
      source.getRepository(GameLine).findOneBy({ game_id: row.game_id }),
      row.batch_id === null ? null : source.getRepository(DeliveryBatch).findOneBy({ id: row.batch_id }),
      other(row.replaces_id),
      row.replaces_id === null ? '' : this.whyReplaced(row.replaces_id),
      other(row.replaced_by_id),
      source.getRepository(DeliveryStepRow).find({
        where: { delivery_id: row.id },
        order: { id: 'ASC' },
        take: STEPS,
      }),
      this.triesOf(row.id),
    ]);
    const acts = staffMay(who, deliveryActors, row.game_id);
    return wholeView({
      row,
      batchName: batch?.name ?? null,
      circuit: line?.circuit ?? 'closed',
      madeFor: why,
      replaces: replaces && { id: replaces.id, mail_id: replaces.mail_id },
      replacedBy: replacedBy && { id: replacedBy.id, mail_id: replacedBy.mail_id },
      steps,
      tries: tries.rows,
      moreTries: tries.next,
      may: acts ? deliveryActions.filter((deed) => allows(deed, row)) : [],
    });
  }
}
