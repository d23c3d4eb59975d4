import { Injectable } from '@nestjs/common';
import type { EventBody, EventView, NewEventBody } from '@hub/contracts/events';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { keyNeeded } from '../deliveries/delivery.errors.ts';
import { eventAudit } from './event.audit.ts';
import { contentOf, draftOf, liveContent } from './event.content.ts';
import { eventMoved } from './event.errors.ts';
import { mustKeepEvent } from './event.policy.ts';
import { FindEvents } from './find-events.ts';
import { holdPictures } from './pictures/hold-pictures.ts';
import { keepCategories } from './keep-categories.ts';
import { insertEvent, lockEvent, writeColumns, writeDraft } from './write-event.ts';

/** An operator makes and changes drafts. Players see nothing of it before it is published. */
@Injectable()
export class KeepEvent {
  constructor(
    private readonly db: Db,
    private readonly find: FindEvents,
  ) {}

  async create(caller: StaffCaller, { game_id, ...body }: NewEventBody): Promise<EventView> {
    const { who, key } = caller;
    mustKeepEvent(who, game_id);
    if (key === null) throw keyNeeded();
    const submit = { scope: `event.create:staff.${who.id}`, key, hash: hashOfFields({ game_id, ...body }) };
    const id = await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async ({ manager, ...tx }) => {
        // Its categories are new too, whatever numbers a copied form has.
        const content = contentOf({ ...body, categories: body.categories.map((one) => ({ ...one, id: 0 })) });
        const made = await insertEvent(manager, game_id, content, who.name);
        await holdPictures(manager, game_id, content);
        const draft = await keepCategories(manager, { id: made, published: false }, content);
        await manager.query('UPDATE event SET draft = ? WHERE id = ?', [JSON.stringify(draft), made]);
        await tx.audit(eventAudit(caller, 'event.create', { id: made, game_id }, { after: draft }));
        await saveResult({ manager, ...tx }, submit, made);
        return made;
      }),
    );
    return { data: await this.find.one(who, id) };
  }

  /** `seen`: the version that stood on the form. */
  async change(caller: StaffCaller, id: number, body: EventBody, seen: number): Promise<EventView> {
    await this.db.runTx(async (tx) => {
      const { manager } = tx;
      const row = await lockEvent(manager, id);
      mustKeepEvent(caller.who, row?.game_id);
      if (row!.version !== seen) throw eventMoved();
      const content = contentOf(body);
      await holdPictures(manager, row!.game_id, content);
      const before = draftOf(row!);
      const draft = await keepCategories(manager, { id, published: row!.published_at !== null }, content);
      const live = await liveContent(manager, row!);
      const changed = JSON.stringify(live) !== JSON.stringify(draft);
      await writeDraft(manager, id, { body: draft, changed, by: caller.who.name });
      if (live === null) await writeColumns(manager, id, draft);
      await tx.audit(eventAudit(caller, 'event.change', row!, { before, after: draft }));
    });
    return { data: await this.find.one(caller.who, id) };
  }
}
