import { appendFileSync, mkdirSync } from 'node:fs';
import { inLocal, localFolder } from '../boot/places.mjs';
import { line, note, Refusal, sayFailure, title } from '../boot/say.mjs';
import { keysIn } from '../data/keys.ts';
import type { CaptchaChoice } from '../data/service-env.ts';
import { endOfLog } from '../machine/log-file.ts';
import { whenNpmIsGone } from '../machine/npm-parent.ts';
import { atEnd, onStopSignal, tearDown } from '../machine/teardown.ts';
import { startSiteApart, type SiteApart } from '../site/site-apart.ts';
import { provideStores } from '../stores/provide-stores.ts';
import { prepareFront } from '../proxy/prepare-front.ts';
import { partsFor } from './parts-for.ts';
import { readArguments, type StartArguments } from './arguments.ts';
import { buildFront } from './build-front.ts';
import { choosePorts } from './choose-ports.ts';
import { closingWords } from './closing-words.ts';
import { markStart, refuseBusyPort } from './one-start.ts';

const LOG = inLocal('logs', 'start.log');

let stopping = false;
let up = false;

async function stopAndLeave(code: number): Promise<never> {
  stopping = true;
  const began = performance.now();
  await tearDown();
  if (code === 0) line('stopped', 'services, Redis and database are down', performance.now() - began);
  process.exit(code);
}

async function bringUp({ processes, proxy, port, only }: StartArguments): Promise<SiteApart> {
  const host = process.env.HOST ?? '127.0.0.1';
  atEnd(markStart(port));
  await refuseBusyPort(port, host);
  const front = proxy === undefined ? undefined : await prepareFront(host, proxy, port);
  const keys = keysIn(inLocal('keys.json'));
  const { DATABASE_URL: databaseUrl, REDIS_QUEUE_URL: redisUrl, REDIS_CACHE_URL: redisCacheUrl } = process.env;
  const stores = await provideStores({
    databaseUrl,
    redisUrl,
    folder: localFolder,
    password: keys.databaseRoot,
    care: 'durable',
  });
  atEnd(stores.stop);
  await buildFront(only === undefined ? [] : ['shell']);
  const { ports, moved } = await choosePorts(port);
  for (const words of moved) note(`port of ${words}`);
  const order = {
    adminUrl: stores.database.adminUrl,
    mayAdminister: stores.database.mayAdminister,
    redisUrl: stores.redis.url,
    ...(redisCacheUrl && { redisCacheUrl }),
    folder: localFolder,
    ports,
    host,
    publicUrl: process.env.PUBLIC_URL ?? front?.url ?? `http://localhost:${port}`,
    ...(process.env.LOG_LEVEL && { logLevel: process.env.LOG_LEVEL }),
    ...(process.env.CAPTCHA_PROVIDER && { captcha: captchaChoice(process.env.CAPTCHA_PROVIDER) }),
    processes,
    ...(only && { parts: partsFor(only) }),
    ...(front && { extraEnv: { gateway: { TRUST_PROXY_HOPS: '1' } } }),
    revive: true,
  };
  const site = await startSiteApart(order, (name, words, ms) => line(name, words, ms || undefined));
  await front?.start();
  return site;
}

function captchaChoice(wanted: string): CaptchaChoice {
  if (wanted === 'turnstile') return wanted;
  throw new Refusal(`CAPTCHA_PROVIDER=${wanted} is not known; the simulator stands for "turnstile".`);
}

function keepStack(stack: string): string {
  mkdirSync(inLocal('logs'), { recursive: true });
  appendFileSync(LOG, `${new Date().toISOString()} ${stack}\n`);
  return LOG;
}

onStopSignal(() => {
  process.stdout.write('\n');
  void stopAndLeave(0);
});
whenNpmIsGone(() => void stopAndLeave(0));
try {
  const wanted = readArguments(process.argv.slice(2));
  title(`Player hub, local${wanted.processes ? ' (one process per service)' : ''}`);
  const site = await bringUp(wanted);
  up = true;
  process.stdout.write(closingWords(site, Date.now() - Number(process.env.HUB_BEGAN)));
  const { code, signal } = await site.child.ended;
  if (!stopping)
    throw new Refusal(
      `The services ended by themselves (${signal ?? code}). Their log, ${site.logFile}, ends with:`,
      ...endOfLog(site.logFile),
    );
} catch (error) {
  if (!stopping) {
    sayFailure(error, up ? 'Stopped' : 'Cannot start', keepStack);
    await stopAndLeave(1);
  }
}
