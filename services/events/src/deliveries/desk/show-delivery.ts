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
import type { EntityManager } from 'typeorm';
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
    return { data: await this.data(who, id) };
  }

  async tries({ who }: StaffCaller, id: number, page: number | undefined): Promise<TriesView> {
    const { manager } = this.db.source;
    await seen(manager, who, id);
    const { rows, next } = await triesOf(manager, id, page);
    return { data: rows.map(tryView), page: { next } };
  }

  /** Of one moment: beside a try that is newer than the row stands a version that nothing can be done with. */
  data(who: StaffPrincipal, id: number): Promise<DeliveryView> {
    return this.db.source.transaction('REPEATABLE READ', async (manager) =>
      whole(manager, who, await seen(manager, who, id)),
    );
  }
}

async function seen(manager: EntityManager, who: StaffPrincipal, id: number): Promise<Delivery> {
  const row = Number.isSafeInteger(id) ? await manager.findOneBy(Delivery, { id }) : null;
  mustSee(who, row?.game_id);
  if (!row) throw deliveryAbsent();
  return row;
}

type Tries = { rows: DeliveryTryRow[]; next: string | null };

async function triesOf(manager: EntityManager, id: number, page?: number): Promise<Tries> {
  const rows = await manager.query<DeliveryTryRow[]>(
    `SELECT * FROM delivery_try WHERE delivery_id = ? ${page ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ${TRIES + 1}`,
    [id, ...(page ? [page] : [])],
  );
  const shown = rows.slice(0, TRIES);
  return { rows: shown, next: rows.length > TRIES ? String(shown.at(-1)?.id) : null };
}

async function whyReplaced(manager: EntityManager, id: number): Promise<string> {
  const where = { delivery_id: id, step: 'replace' } as const;
  return (await manager.findOne(DeliveryStepRow, { where, order: { id: 'DESC' } }))?.note ?? '';
}

async function namesOf(manager: EntityManager, id: number | null): Promise<DeliveryView['replaces']> {
  const other =
    id === null ? null : await manager.findOne(Delivery, { where: { id }, select: { id: true, mail_id: true } });
  return other && { id: other.id, mail_id: other.mail_id };
}

async function whole(manager: EntityManager, who: StaffPrincipal, row: Delivery): Promise<DeliveryView> {
  const { game_id, batch_id, replaces_id, replaced_by_id } = row;
  const line = await manager.findOneBy(GameLine, { game_id });
  const batch = batch_id === null ? null : await manager.findOneBy(DeliveryBatch, { id: batch_id });
  const tries = await triesOf(manager, row.id);
  const acts = staffMay(who, deliveryActors, game_id);
  return wholeView({
    row,
    batchName: batch?.name ?? null,
    circuit: line?.circuit ?? 'closed',
    madeFor: replaces_id === null ? '' : await whyReplaced(manager, replaces_id),
    replaces: await namesOf(manager, replaces_id),
    replacedBy: await namesOf(manager, replaced_by_id),
    steps: await manager.find(DeliveryStepRow, { where: { delivery_id: row.id }, order: { id: 'ASC' }, take: STEPS }),
    tries: tries.rows,
    moreTries: tries.next,
    may: acts ? deliveryActions.filter((deed) => allows(deed, row)) : [],
  });
}
