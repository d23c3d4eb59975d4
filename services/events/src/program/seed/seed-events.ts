import type { StaffPrincipal } from '@hub/contracts/shared';
import { requestApproval } from '@hub/nest-kit/approval';
import type { Db, Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { categoryColumns } from '../keep-categories.ts';
import { eventPublish } from '../publish-event.kind.ts';
import { contentFacts, publishWarnings } from '../publish-facts.ts';
import { columnsOf } from '../write-event.ts';
import { demoBatches } from './demo-codes.ts';
import { contentAt, demoEvents } from './demo-events.ts';
import { insert } from './insert-row.ts';
import { seedRedemptions } from './seed-redemptions.ts';
import { seedLocks } from './seed-locks.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;
/** The demonstration's operator, fourth of its accounts: somebody else has to publish what waits. */
const OPERATOR: StaffPrincipal = { kind: 'staff', id: 4, login: 'event_operator', name: '小傑', roles: [] };

export type SeedParts = { db: Db; keys: CodeKeys; now: Date };

/** Writes the demonstration's events with their codes and what was redeemed, once; returns how many rows. */
export async function seedEvents({ db, keys, now }: SeedParts): Promise<number> {
  const [known] = await db.source.query<unknown[]>('SELECT 1 FROM event LIMIT 1');
  if (known) return 0;
  return db.runTx(async (tx) => {
    for (const nth of demoEvents.keys()) await writeEvent(tx.manager, nth, now);
    const codes = await writeCodes(tx.manager, keys, now);
    const redeemed = await seedRedemptions(tx.manager, keys, now);
    await seedLocks(tx.manager, now);
    await askForDraft(tx, now);
    return demoEvents.length + codes + redeemed;
  });
}

const before = (now: Date, ago: number) => new Date(now.getTime() - ago);

async function writeEvent(manager: EntityManager, nth: number, now: Date): Promise<void> {
  const demo = demoEvents[nth]!;
  const content = contentAt(demo, now);
  const made = before(now, Math.max(2, 3 - demo.content.from) * DAY);
  await insert(manager, 'event', {
    ...columnsOf(content),
    id: nth + 1,
    game_id: demo.game,
    published_at: demo.published ? new Date(made.getTime() + DAY) : null,
    published_by: demo.published ? '小婷' : '',
    draft: JSON.stringify(content),
    changed: demo.published ? 0 : 1,
    changed_by: OPERATOR.name,
    changed_at: made,
    created_at: made,
  });
  for (const [at, one] of content.categories.entries())
    await insert(manager, 'event_category', {
      ...categoryColumns(at + 1, one),
      id: one.id,
      event_id: nth + 1,
      live: demo.published ? 1 : 0,
    });
}

async function writeCodes(manager: EntityManager, keys: CodeKeys, now: Date): Promise<number> {
  let written = 0;
  for (const { id, event, category, game, kind, name, disabled, cap, codes } of demoBatches) {
    const made = before(now, DAY * (event === 2 ? 51 : 11));
    await insert(manager, 'serial_batch', {
      id,
      event_id: event,
      category_id: category,
      game_id: game,
      kind,
      name,
      state: disabled ? 'disabled' : 'ready',
      row_count: codes.length,
      accepted: codes.length,
      codes: codes.length,
      cap: cap ?? null,
      code_length: kind === 'generated' ? 12 : null,
      made_by: OPERATOR.name,
      made_by_id: OPERATOR.id,
      ready_at: made,
      disabled_at: disabled ? made : null,
      disabled_by: disabled ? OPERATOR.name : '',
      created_at: made,
    });
    await insert(manager, 'serial_batch_category', {
      batch_id: id,
      category_id: category,
      place: 1,
      codes: codes.length,
    });
    for (let from = 0; from < codes.length; from += AT_ONCE) {
      const rows = codes.slice(from, from + AT_ONCE).map((code) => [keys.macOf(code), event, category, id, cap ?? 1]);
      await manager.query('INSERT INTO serial_code (code_mac, event_id, category_id, batch_id, cap) VALUES ?', [rows]);
    }
    written += codes.length;
  }
  return written;
}

/** What was asked for waits for its second person. */
async function askForDraft(tx: Tx, now: Date): Promise<void> {
  const nth = demoEvents.findIndex(({ published }) => !published);
  const draft = contentAt(demoEvents[nth]!, now);
  const codeless = draft.categories.map(({ title }) => title);
  const caller = {
    who: { ...OPERATOR, roles: [{ role: 'event_operator' as const, game: '*' }] },
    rid: 'demo',
    ip: '',
    language: 'zh-TW' as const,
    key: null,
    token: null,
  };
  await requestApproval(tx, eventPublish, caller, {
    subject: String(nth + 1),
    object: `event:${nth + 1}`,
    game: demoEvents[nth]!.game,
    after: { ...contentFacts(draft), event_version: '2', ...publishWarnings(draft, codeless, now) },
    change: { event: nth + 1 },
    reason: '聖誕活動，請協助核對獎勵與時間',
  });
}
