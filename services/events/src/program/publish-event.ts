import { Injectable } from '@nestjs/common';
import type { EventBody, PublishBody, PublishView } from '@hub/contracts/events';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { draftOf } from './event.content.ts';
import { eventMoved, eventSame } from './event.errors.ts';
import { mustKeepEvent } from './event.policy.ts';
import { FindEvents } from './find-events.ts';
import { eventPublish } from './publish-event.kind.ts';
import { contentFacts, publishWarnings } from './publish-facts.ts';
import { lockEvent } from './write-event.ts';

@Injectable()
export class PublishEvent {
  constructor(
    private readonly db: Db,
    private readonly find: FindEvents,
  ) {}

  async run(caller: StaffCaller, id: number, { reason }: PublishBody, seen: number): Promise<PublishView> {
    const { game_id } = await this.find.row(caller.who, id);
    mustKeepEvent(caller.who, game_id);
    const scope = `event.publish:${id}:staff.${caller.who.id}`;
    const submit = caller.key ? { scope, key: caller.key, hash: hashOfFields({ reason, seen }) } : null;
    const approval = await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const row = await lockEvent(tx.manager, id);
        mustKeepEvent(caller.who, row?.game_id);
        if (row!.version !== seen) throw eventMoved();
        if (!row!.changed) throw eventSame();
        const draft = draftOf(row!);
        const made = await requestApproval(tx, eventPublish, caller, {
          subject: String(id),
          object: `event:${id}`,
          game: game_id,
          after: {
            ...contentFacts(draft),
            event_version: String(row!.version + 1),
            ...publishWarnings(draft, await codelessOf(tx.manager, id, draft), new Date()),
          },
          change: { event: id },
          reason,
        });
        if (submit) await saveResult(tx, submit, made);
        return made;
      }),
    );
    return { data: await this.find.one(caller.who, id), approval };
  }
}

/** Titles of the rewards that no code is good for yet. */
async function codelessOf(manager: EntityManager, id: number, { categories }: EventBody): Promise<string[]> {
  const rows = await manager.query<{ category_id: number }[]>(
    `SELECT DISTINCT s.category_id FROM serial_batch b JOIN serial_batch_category s ON s.batch_id = b.id
      WHERE b.event_id = ? AND b.state = 'ready' AND s.codes > 0`,
    [id],
  );
  const served = new Set(rows.map(({ category_id }) => category_id));
  return categories.filter((one) => one.open && !served.has(one.id)).map(({ title }) => title);
}
