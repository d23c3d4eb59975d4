import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayPaths } from '@hub/contracts/shared';
import type {
  AreaOverview,
  AreaReleaseView,
  BuildView,
  EarlierBuildView,
  ReleaseEventView,
  ReleaseMove,
  ServiceHeardView,
  ServiceRelease,
} from '@hub/contracts/releases';
import { Refusal } from '../boot/say.mjs';

const CALL_MS = 30_000;
const MOST_WAIT_MS = 90_000;
/** Where a refusal does not say how long. */
const WAIT_MS = 10_000;
/** Of one call, before it is given up. */
const PATIENCE_MS = 600_000;

export type ReleaseDetail = AreaOverview & {
  /** Since the trial has its share; unsaid by a gateway of the release before. */
  trial?: ReleaseEventView['facts'];
  events: ReleaseEventView[];
  builds: BuildView[];
  back: EarlierBuildView | null;
  service: ServiceHeardView | null;
};

/** `say`: that the site takes no more calls for a while. */
type Options = { say?: (line: string) => void; wait?: (ms: number) => Promise<unknown> };

/** The calls of a site that releases areas, with the token of one. */
export class ReleaseClient {
  readonly site: string;
  private readonly token: string;
  private readonly say: (line: string) => void;
  private readonly wait: (ms: number) => Promise<unknown>;
  private pause: Promise<void> | null = null;

  constructor(site: string, token: string, { say = () => undefined, wait = sleep }: Options = {}) {
    this.site = site;
    this.token = token;
    this.say = say;
    this.wait = wait;
  }

  areas = () => this.call<{ areas: AreaReleaseView[] }>('GET', '');
  area = (area: string) => this.call<ReleaseDetail>('GET', `/${area}`);
  service = (name: string) => this.call<{ service: ServiceHeardView | null }>('GET', `/services/${name}`);
  noteService = (name: string, release: ServiceRelease) =>
    this.call<void>('POST', `/services/${name}/releases`, JSON.stringify(release));
  move = (area: string, move: ReleaseMove) =>
    this.call<AreaReleaseView>('POST', `/${area}/moves`, JSON.stringify(move));
  build = (area: string, build: string) => this.call<{ build: string }>('GET', `/${area}/builds/${build}`);
  preview = (area: string, build: string) => this.call<{ url: string }>('POST', `/${area}/builds/${build}/preview`);
  putFile = (area: string, build: string, name: string, bytes: Uint8Array) =>
    this.call<void>('PUT', `/${area}/builds/${build}/files/${name}`, bytes);
  putBuild = (area: string, build: string, descriptor: unknown) =>
    this.call<{ change: string }>('PUT', `/${area}/builds/${build}`, JSON.stringify(descriptor));

  /** A token has a limit, of files apart from moves: what is too often is asked again when the site says. */
  private async call<T>(method: string, path: string, body?: string | Uint8Array): Promise<T> {
    for (let patienceMs = PATIENCE_MS; ;) {
      await this.pause;
      const answer = await this.send(method, path, body);
      const text = await answer.text();
      if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
      const waitMs = waitOf(answer);
      if (waitMs === null || patienceMs < waitMs) throw new Refusal(wordsOf(answer.status, text));
      patienceMs -= waitMs;
      this.pause ??= this.paused(waitMs);
    }
  }

  private send(method: string, path: string, body?: string | Uint8Array): Promise<Response> {
    const address = new URL(gatewayPaths.releases + path, this.site);
    const headers = {
      authorization: `Bearer ${this.token}`,
      'accept-language': 'en',
      'content-type': 'application/octet-stream',
    };
    const signal = AbortSignal.timeout(CALL_MS);
    return fetch(address, { method, headers, body: body as BodyInit | undefined, signal }).catch((error: unknown) => {
      throw new Refusal(`${this.site} does not answer: ${(error as Error).message}`);
    });
  }

  private async paused(ms: number): Promise<void> {
    this.say(`${this.site} takes no more calls from here for now: it is asked again in ${ms / 1000} seconds.`);
    await this.wait(ms);
    this.pause = null;
  }
}

/** Null where the site does not refuse for being asked too often. */
function waitOf({ status, headers }: Response): number | null {
  if (status !== 429) return null;
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(Math.ceil(seconds) * 1000, MOST_WAIT_MS) : WAIT_MS;
}

function wordsOf(status: number, text: string): string {
  if (status === 401) return 'The site takes no such token: npm run mfe -- token <area>';
  if (status === 403) return 'This token is for another area or service.';
  try {
    return Object.values(JSON.parse(text) as Record<string, string>).join('\n');
  } catch {
    return `The site answered ${status}.`;
  }
}
