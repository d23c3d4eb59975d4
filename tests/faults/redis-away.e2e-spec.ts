import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { file, startFaultSite } from './fault-site.ts';

let site: Awaited<ReturnType<typeof startFaultSite>>;
beforeAll(async () => {
  // Nothing listens there: Redis is away from the first moment on.
  site = await startFaultSite({ redisUrl: 'redis://127.0.0.1:9' });
}, 120_000);
afterAll(() => site?.end());

it('without Redis reports are accepted and the mails follow', async () => {
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  const player = {
    game: 'H73',
    uid: 'uid-redis',
    server: 'tw_2001',
    role: '400000002',
    name: '無快取',
    inGameId: '400000002',
  };
  const token = await issueSiteToken(rings, player);
  const began = Date.now();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => file(site, token, `Redis 不在時的第 ${n} 件`)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(Date.now() - began).toBeLessThan(10_000);
  const mails = async () =>
    ((await (await fetch(`${site.mailUrl}/api/mails`)).json()) as { mails: { to: string }[] }).mails.filter((mail) =>
      mail.to.startsWith('fault-'),
    );
  await expect.poll(mails, { timeout: 30_000, interval: 250 }).toHaveLength(5);
}, 60_000);
