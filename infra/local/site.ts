import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLocal } from './boot/places.mjs';
import { keysIn } from './data/keys.ts';
import { prepareData, type Tell } from './data/prepare-data.ts';
import type { DatabaseAccess } from './data/schemas.ts';
import { envOf, gameServerUrl, paymentsUrl, serviceUrls, type SiteFacts } from './data/service-env.ts';
import { freshPorts } from './site/fresh-ports.ts';
import { startOwn, type OwnProcessOptions } from './site/own-process.ts';
import type { Beside, Part, ProcessHandle } from './site/process-handle.ts';
import { publishBuilds } from './site/publish-builds.ts';
import { startShared } from './site/shared-process.ts';
import { startTogether } from './site/together.ts';
import type { Site, SiteOptions } from './site/site-shape.ts';
import { partsOf } from './site/site-parts.ts';

export type { Site, SiteOptions } from './site/site-shape.ts';

async function factsOf(options: SiteOptions): Promise<SiteFacts> {
  const ports = options.ports ?? (await freshPorts());
  const access: DatabaseAccess = {
    adminUrl: options.adminUrl,
    mayAdminister: options.mayAdminister ?? true,
    prefix: options.schemaPrefix ?? 'hub_',
  };
  return {
    hubEnv: options.hubEnv ?? 'local',
    access,
    redisUrl: options.redisUrl,
    redisCacheUrl: options.redisCacheUrl ?? options.redisUrl,
    keys: keysIn(join(options.folder, 'keys.json')),
    ports,
    publicUrl: options.publicUrl ?? `http://localhost:${ports.gateway}`,
    host: options.host ?? '127.0.0.1',
    folder: options.folder,
    wwwFolder: options.wwwFolder ?? inLocal('www'),
    logLevel: options.logLevel ?? 'info',
    ...(options.captcha && { captcha: options.captcha }),
    gameServer: options.gameServer ?? true,
    payments: options.payments ?? true,
    extra: options.extraEnv ?? {},
  };
}

const REVIVE_AFTER_MS = 1000;

/** Starts a fallen part again until it stays up, or until the site is closed (then its handle is gone). */
function reviver(handles: ProcessHandle[], tell: Tell): (name: string, how: string) => void {
  const revive = (name: string) => {
    const handle = handles.find((one) => one.name === name);
    handle?.restart().catch((error: Error) => fallen(name, error.message));
  };
  const fallen = (name: string, how: string) => {
    tell('fallen', `${name} (${how}); it is started again`, 0);
    setTimeout(revive, REVIVE_AFTER_MS, name);
  };
  return fallen;
}

/** The gateway's data lists the builds, whatever runs. */
const isServed = ({ parts }: SiteOptions, service: string): boolean =>
  !parts || service === 'gateway' || parts.includes(service) || parts.includes(`${service} worker`);

const isApart = ({ processes = false }: SiteOptions, part: string): boolean =>
  typeof processes === 'boolean' ? processes : processes.includes(part);

type Started = Promise<ProcessHandle[]>;

function starterOf(options: SiteOptions, handles: ProcessHandle[], tell: Tell): (group: Part[]) => Started[] {
  const logFolder = join(options.folder, 'logs');
  const own: OwnProcessOptions = { logFolder, ...(options.revive && { onFall: reviver(handles, tell) }) };
  return (group) => {
    const [apart, others] = [true, false].map((is) => group.filter(({ name }) => isApart(options, name) === is)) as [
      Part[],
      Part[],
    ];
    return [
      ...apart.map(async (part) => [await startOwn(part, own)]),
      ...(options.beside
        ? [startTogether(others, `beside-${others[0]?.name ?? ''}`, logFolder)]
        : others.map(async (part) => [await startShared(part)])),
    ];
  };
}

async function closeAll(handles: ProcessHandle[]): Promise<void> {
  for (const handle of handles.splice(0).reverse()) await handle.close();
}

/** All of them or none: who begins with one that does not come up has changed nothing. */
async function handOver(handles: ProcessHandle[], service: string, build: string): Promise<void> {
  const parts = handles.filter(({ name }) => name === service || name === `${service} worker`);
  if (parts.length === 0) throw new Error(`no service ${service} runs here`);
  const begun: Beside[] = [];
  try {
    for (const part of parts) begun.push(await part.beside(build));
  } catch (error) {
    await Promise.all(begun.map(({ leave }) => leave()));
    throw error;
  }
  for (const { take } of begun) await take();
}

/** Everything it started is closed again when a part does not come up. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const facts = await factsOf(options);
  const tell = options.tell ?? (() => undefined);
  const staff = await prepareData(facts, {
    staffFile: join(options.folder, 'staff.json'),
    now: options.now ?? new Date(),
    tell,
    wants: (service) => isServed(options, service),
  });
  const handles: ProcessHandle[] = [];
  const startGroup = starterOf(options, handles, tell);
  const began = performance.now();
  await publishBuilds(facts, tell);
  try {
    for (const group of partsOf(facts)) {
      const wanted = group.filter(({ name }) => options.parts?.includes(name) ?? true);
      const settled = await Promise.allSettled(startGroup(wanted));
      handles.push(...settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
      const failed = settled.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  } catch (error) {
    await closeAll(handles);
    throw error;
  }
  tell(
    'services',
    `${handles.length} parts, ${options.processes === true ? 'one process each' : 'in one process'}`,
    performance.now() - began,
  );
  return {
    url: facts.publicUrl,
    mailUrl: `http://127.0.0.1:${facts.ports.mailWeb}`,
    captchaUrl: facts.captcha ? `http://127.0.0.1:${facts.ports.captcha}` : '',
    gameServerUrl: facts.gameServer ? gameServerUrl(facts) : '',
    paymentsUrl: facts.payments ? paymentsUrl(facts) : '',
    services: serviceUrls(facts.ports),
    keys: facts.keys,
    staff,
    envOf: (service) => envOf(facts, service),
    processes: handles,
    process: (name) => {
      const found = handles.find((handle) => handle.name === name);
      if (!found) throw new Error(`no process ${name}; there are ${handles.map((handle) => handle.name).join(', ')}`);
      return found;
    },
    handOver: (service, build) => handOver(handles, service, build),
    close: () => closeAll(handles),
  };
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  const { serveParent } = await import('./site/serve-parent.ts');
  await serveParent(startSite);
}
