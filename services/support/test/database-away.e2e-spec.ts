import { randomUUID } from 'node:crypto';
import { aPlayer, callAs, lineSwitch, type LineSwitch } from '@hub/nest-kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
let line: LineSwitch;

beforeAll(async () => {
  support = await startSupport({}, async (url) => {
    line = await lineSwitch(url);
    return line.url;
  });
});
afterEach(() => line.back());
afterAll(async () => {
  await support?.close();
  await line?.close();
});

const player = aPlayer();
const create = async (key: string) => {
  const began = Date.now();
  const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '活動副本第三關打完後畫面變黑' };
  const answer = await callAs<{ msg: string | { question_id: number } }>(
    support.url,
    'support',
    'POST /api/questions/create_web_form',
    {
      who: player,
      form,
      key,
    },
  );
  return { ...answer, ms: Date.now() - began };
};
const written = () => support.database.exec('SELECT id FROM ticket');
const KEPT = '這項服務暫時休息，您填的內容還在，請過幾分鐘再試一次';

/** Refused for the moment: with when to come again, and the words that pages show above the form. */
const later = ({ status, body, headers }: Awaited<ReturnType<typeof create>>) => [
  status,
  headers.get('retry-after'),
  headers.get('x-hub-code'),
  body.msg,
];
const LATER = [503, '5', 'SERVICE_RESTING', KEPT];

/* The server is made to say what it says when its disk is full: SIGNAL with the number of the fault. */
const full = (table: string, errno: number) =>
  support.database.exec(`CREATE TRIGGER full_up BEFORE INSERT ON ${table} FOR EACH ROW
    SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'no room'`);

it.each([1114, 1021, 1290])(
  'a database that answers %i asks to come again, and the same form is taken once',
  async (errno) => {
    const key = randomUUID();
    const before = (await written()).length;
    await full('ticket', errno);
    expect(later(await create(key))).toEqual(LATER);
    await support.database.exec('DROP TRIGGER full_up');
    const taken = [await create(key), await create(key)];
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    expect((await written()).length).toBe(before + 1);
  },
);

it('a database that falls silent is told within six seconds, and unreadiness within three', async () => {
  const key = randomUUID();
  const before = (await written()).length;
  await create(randomUUID());
  line.silence();
  const probed = Date.now();
  const [refused, ready] = await Promise.all([
    create(key),
    // The last write is a few seconds old at most, and counts that long.
    expect
      .poll(() => fetch(`${support.url}/readyz`).then(({ status }) => status), { timeout: 9000, interval: 100 })
      .toBe(503)
      .then(() => Date.now() - probed),
  ]);
  expect([later(refused), refused.ms < 6000]).toEqual([LATER, true]);
  expect(ready).toBeLessThan(3000);
  line.back();
  expect((await create(key)).status).toBe(200);
  expect((await written()).length).toBe(before + 2);
});

it('a database that is not there is told at once', async () => {
  line.away();
  const refused = await create(randomUUID());
  expect([later(refused), refused.ms < 3000]).toEqual([LATER, true]);
});
