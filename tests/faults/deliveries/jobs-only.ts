import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { createLog } from '@hub/nest-kit/log';
import { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { openRedis } from '@hub/nest-kit/redis';

const QUEUE = 'jobs-only';

class OneLink extends GameLinks {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    super();
  }

  async of() {
    return { baseUrl: this.url, keys: [{ kid: 'h73-link', secret: Buffer.from(this.key, 'base64url') }] };
  }
}

/** What many build first: a job per mail in Redis, and no row. The check has to notice what is lost. */
export async function sendByJobsOnly(url: string, key: string, redisUrl: string, many: number): Promise<string[]> {
  const redis = openRedis(redisUrl, createLog('test', 'silent'));
  while (redis.status !== 'ready') await sleep(20);
  const client = new GameClient(new OneLink(url, key));
  const names = Array.from({ length: many }, () => `rdm_${randomBytes(13).toString('hex').toUpperCase()}`);
  const asked = names.map((name) => name.replaceAll(/[ILOU]/g, '0'));
  await redis.lpush(QUEUE, ...asked);
  let sent = 0;
  for (let id = await redis.rpop(QUEUE); id !== null; id = await redis.rpop(QUEUE)) {
    const mail = {
      mail_id: id,
      game_id: 'H73',
      server_id: 'tw_2001',
      role_id: '123456789',
      title: '問卷獎勵',
      body: '',
      items: [{ item_code: 'gift_box_a', qty: 1 }],
      expire_days: 30,
      reason: 'survey:jobs',
    };
    await client.sendMail('H73', mail);
    sent += 1;
    if (sent === Math.floor(many / 2)) await redis.flushdb();
  }
  redis.disconnect();
  await client.close();
  return asked;
}
