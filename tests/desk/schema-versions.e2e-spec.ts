import { randomBytes } from 'node:crypto';
import { supportDesk } from '@hub/contracts/support';
import type { RepliedView, TicketListView, TicketView } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip';
import { runMigrations, type Schema } from '@hub/nest-kit/db';
import { adminUrl, aPlayer, createSchema, unique, withAdmin } from '@hub/nest-kit/testing';
import { ticketSchema } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls, type TestDesk } from '../../packages/tickets/test/desk/test-desk.ts';
import { schema as supportSchema } from '../../services/support/src/data-source.ts';
import { startSupport } from '../../services/support/test/support.setup.ts';
import { schema as vipSchema } from '../../services/vip/src/data-source.ts';
import { startVip } from '../../services/vip/test/vip.setup.ts';

const desks = {
  support: { desk: supportDesk, schema: supportSchema, start: startSupport },
  vip: { desk: vipDesk, schema: vipSchema, start: startVip },
};
type Name = keyof typeof desks;

const newest = ticketSchema.migrations.at(-1);
/** What a release to come may add while processes of this one still run. */
const ADDED = `ALTER TABLE ticket ADD COLUMN of_next VARCHAR(80) NOT NULL DEFAULT '', ADD COLUMN next_at DATETIME(3) NULL,
    ADD INDEX ticket_next (next_at, id);
  ALTER TABLE reply ADD COLUMN of_next TINYINT UNSIGNED NOT NULL DEFAULT 0;
  CREATE TABLE next_thing (id INT UNSIGNED NOT NULL PRIMARY KEY);
  INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'NextOfTheEngine1999000000000')`;

/** The process of a desk as it is, on a database whose engine tables are those of the release before or of the one to come. */
async function open(name: Name, version: 'before' | 'to come') {
  const { desk, schema, start } = desks[name];
  const own = `hubtest_${randomBytes(4).toString('hex')}_${name}`;
  const url = await createSchema(adminUrl(), own);
  const exec = async (sql: string) => (await withAdmin(url, (c) => c.query(sql)))[0] as Record<string, unknown>[];
  const migrateTo = (at: Schema) => runMigrations(name, url, at);
  if (version === 'before') {
    await migrateTo({ entities: [], migrations: schema.migrations.filter((one) => one !== newest) });
  } else {
    await migrateTo(schema);
    await exec(ADDED);
  }
  const running = await start({ DATABASE_URL: url });
  const player = async () => {
    const who = aPlayer({ uid: `uid-${unique()}` });
    if (name === 'vip')
      await exec(`INSERT INTO vip_push (game_id, partner_uid, level, as_of) VALUES ('H73', '${who.uid}', 1, NOW(3))`);
    return who;
  };
  const is: TestDesk = { desk, url: running.url, database: { exec }, player };
  return {
    is,
    migrate: () => migrateTo(schema),
    ready: async () => (await fetch(`${running.url}/readyz`)).status,
    close: async () => {
      await running.close();
      await exec(`DROP DATABASE ${own}`);
    },
  };
}

/** From the report to its end; what the player reads then. */
async function aWholeCase(is: TestDesk): Promise<TicketView> {
  const { call, byPlayer, answer } = deskCalls(() => is);
  const who = await is.player();
  const id = await byPlayer(who);
  await answer(id);
  const form = { question_id: String(id), content: '謝謝，還有一件事' };
  const added = await call<{ msg: RepliedView }>('POST {desk}/insert_reply', { who, form });
  await answer(id, '已為您處理。');
  await call('POST {desk}/close_question', { who, body: { question_id: id } });
  const list = await call<TicketListView>('GET {desk}/list', { who });
  expect([added.status, list.body.msg.map((row) => row.id)]).toEqual([200, [id]]);
  return (await call<{ msg: TicketView }>(`GET {desk}/view/${id}`, { who })).body.msg;
}

const ended = { status: '4', closed_by: 'player', replies: [{}, {}, {}] };

describe.each([
  ['support', 'vip'],
  ['vip', 'support'],
] as const)('the desk of %s, whose engine tables are of the release to come,', (one, other) => {
  let [ahead, behind]: Awaited<ReturnType<typeof open>>[] = [];
  beforeAll(async () => {
    [ahead, behind] = await Promise.all([open(one, 'to come'), open(other, 'before')]);
  });
  afterAll(() => Promise.all([ahead?.close(), behind?.close()]));

  it(`serves a whole case while those of ${other} are of the release before; ${other} takes no calls until they are migrated`, async () => {
    expect([await ahead!.ready(), await behind!.ready()]).toEqual([200, 503]);
    expect(await aWholeCase(ahead!.is)).toMatchObject(ended);
    expect(await behind!.migrate()).toHaveLength(1);
    expect([await ahead!.ready(), await behind!.ready()]).toEqual([200, 200]);
    expect(await aWholeCase(behind!.is)).toMatchObject(ended);
    expect(await aWholeCase(ahead!.is)).toMatchObject(ended);
  });
});
