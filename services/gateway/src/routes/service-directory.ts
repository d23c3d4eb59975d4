import { readFile } from 'node:fs/promises';
import { SERVICE_NAME, type ServiceName } from '@hub/contracts/shared';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { Upstreams } from '../proxy/upstreams.ts';

type Settings = { SERVICE_URLS: string; IDENTITY_KEYS: string; SERVICES_FILE?: string | undefined };
type Entry = { url: string; ring: KeyRing };

/**
 * The services that there are: those of the configuration, and those that a file names since. `rings` and `urls` are the
 * same objects for as long as the process runs.
 */
export class ServiceDirectory {
  readonly urls: Record<ServiceName, string>;
  readonly rings: Record<string, KeyRing>;
  readonly services: ServiceClient;
  /** Services are asked for their rows by a client of its own: one that does not tell them is not away for anybody else. */
  readonly asking: ServiceClient;
  readonly upstreams: Upstreams;
  private readonly configured: ReadonlySet<string>;
  private read = '';

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
  ) {
    this.urls = JSON.parse(settings.SERVICE_URLS) as Record<ServiceName, string>;
    this.rings = parseRings(settings.IDENTITY_KEYS);
    this.configured = new Set(Object.keys(this.urls));
    this.services = new ServiceClient('gateway', this.urls, this.rings);
    this.asking = new ServiceClient('gateway', this.urls, this.rings);
    this.upstreams = new Upstreams(this.urls);
  }

  get names(): ServiceName[] {
    return Object.keys(this.urls);
  }

  /** Reads the file again. A bad line is left out; who is in it no more keeps its calls, which rest. */
  async look(): Promise<void> {
    const { SERVICES_FILE: file } = this.settings;
    if (!file) return;
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text === '' || text === this.read) return;
    this.read = text;
    try {
      for (const [name, given] of Object.entries(JSON.parse(text) as Record<string, unknown>)) this.take(name, given);
    } catch (error) {
      this.log.error({ ...faultOf(error), code: 'SERVICES_FILE_BAD' }, 'the file of services cannot be read');
    }
  }

  async close(): Promise<void> {
    await this.upstreams.close();
    await this.services.close();
    await this.asking.close();
  }

  private take(name: string, given: unknown): void {
    const entry = entryOf(name, given);
    if (!entry || this.configured.has(name)) {
      const why = entry ? 'is configured already' : 'is {"url","keys":[{"kid","key"}]}';
      return void this.log.error({ code: 'SERVICES_FILE_BAD', area: name, reason: why }, 'a service is left out');
    }
    this.rings[name] = entry.ring;
    if (this.urls[name] === entry.url) return;
    this.urls[name] = entry.url;
    this.upstreams.put(name, entry.url);
    this.log.info({ area: name }, 'a service is known since');
  }
}

function entryOf(name: string, given: unknown): Entry | null {
  const { url, keys } = (given ?? {}) as { url?: unknown; keys?: unknown };
  if (!SERVICE_NAME.test(name) || typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return null;
  try {
    const ring = parseRings(JSON.stringify({ [name]: keys }))[name];
    return ring ? { url, ring } : null;
  } catch {
    return null;
  }
}
