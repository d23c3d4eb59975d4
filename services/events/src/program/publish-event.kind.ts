import { codeEditors, eventDeciders, type EventBody } from '@hub/contracts/events';
import { gamesOf } from '@hub/contracts/shared';
import type { ApprovalKind, ApprovalDetails } from '@hub/nest-kit/approval';
import type { EntityManager } from 'typeorm';
import { demandRemembered } from './demand-remembered.ts';
import { eventAudit } from './event.audit.ts';
import { draftOf, liveContent } from './event.content.ts';
import { writeCategory } from './keep-categories.ts';
import { contentFacts, noFacts } from './publish-facts.ts';
import { lockEvent, writeColumns } from './write-event.ts';

export type Publication = { event: number };

/** A second person shows a draft to players; when it was changed, stopped or removed since, the request is stale. */
export const eventPublish: ApprovalKind<Publication> = {
  name: 'event-publish',
  hours: 72,
  askers: (who) => gamesOf(who, codeEditors),
  deciders: (who) => gamesOf(who, eventDeciders),
  now: async ({ manager }, { event }): Promise<ApprovalDetails> => {
    const row = await lockEvent(manager, event);
    if (!row) return { event_version: null };
    await demandRemembered(manager, event);
    const live = await liveContent(manager, row);
    return { ...(live ? contentFacts(live) : noFacts(draftOf(row))), event_version: String(row.version) };
  },
  apply: async (tx, { event }, { asker, caller }) => {
    const row = (await lockEvent(tx.manager, event))!;
    const before = await liveContent(tx.manager, row);
    const after = draftOf(row);
    await show(tx.manager, event, after, caller.who.name);
    await tx.audit(eventAudit(caller, 'event.publish', row, { before, after, asked_by: asker.login }));
  },
};

/** The draft becomes what players see. */
async function show(manager: EntityManager, event: number, draft: EventBody, by: string): Promise<void> {
  await writeColumns(manager, event, draft);
  for (const [at, one] of draft.categories.entries()) await writeCategory(manager, at + 1, one, 1);
  await manager.query(
    `UPDATE event SET published_at = COALESCE(published_at, NOW(3)), published_by = ?, changed = 0, version = version + 1
      WHERE id = ?`,
    [by, event],
  );
}
