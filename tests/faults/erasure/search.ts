import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { tracesIn, tracesInSchema } from '@hub/nest-kit/testing';

/** `folder`, `log`, `redis` or a service, with the place and the names that stand there. */
export type Trace = { where: string; names: string[] };

/** What is no part of the site. The others who keep something of a person answer for it themselves. */
export const ofOthers: Readonly<Record<string, string>> = {
  mail: 'what stands in the mailboxes of those whom we wrote to; mails to others are searched',
  'game-server': 'what the game keeps',
  newebpay: 'what the payment provider keeps',
  captcha: 'what the provider of challenges keeps',
  'keys.json': 'keys of this machine',
  'staff.json': 'accounts of the staff',
};

/** Every row of every table of these schemas. */
export async function searchSchemas(urls: Record<string, string>, names: readonly string[]): Promise<Trace[]> {
  const found: Trace[] = [];
  for (const [service, url] of Object.entries(urls))
    for (const [place, traces] of await tracesInSchema(url, names))
      found.push({ where: `${service}.${place}`, names: [...traces] });
  return found;
}

/** Every file below a folder but those of others: objects of the stores, and logs. Their own names as well. */
export async function searchFiles(folder: string, names: readonly string[]): Promise<Trace[]> {
  const found: Trace[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const place = file.slice(folder.length + 1);
    if (!entry.isFile() || (place.split('/')[0] ?? '') in ofOthers) continue;
    const traces = new Set([...tracesIn(await readFile(file), names), ...tracesIn(Buffer.from(place), names)]);
    if (traces.size > 0) found.push({ where: `file ${place}`, names: [...traces] });
  }
  return found;
}

/** Mails that went to anybody but the person. */
export async function searchMails(mailUrl: string, own: string, names: readonly string[]): Promise<Trace[]> {
  const { mails } = (await (await fetch(`${mailUrl}/api/mails`)).json()) as { mails: { to: string }[] };
  return mails
    .filter(({ to }) => to !== own)
    .map((mail) => ({ where: `mail to ${mail.to}`, names: tracesIn(Buffer.from(JSON.stringify(mail)), names) }))
    .filter(({ names: found }) => found.length > 0);
}

/** Every key with its value, as Redis dumps it. */
export async function searchRedis(url: string, names: readonly string[]): Promise<Trace[]> {
  const redis = openRedis(url, createLog('test', 'silent'));
  const found: Trace[] = [];
  try {
    if (redis.status !== 'ready') await once(redis, 'ready');
    for await (const keys of redis.scanStream({ count: 500 }) as AsyncIterable<string[]>)
      for (const key of keys) {
        const value = (await redis.dumpBuffer(key)) ?? Buffer.alloc(0);
        const traces = new Set([...tracesIn(Buffer.from(key), names), ...tracesIn(value, names)]);
        if (traces.size > 0) found.push({ where: `redis ${key}`, names: [...traces] });
      }
  } finally {
    redis.disconnect();
  }
  return found;
}
