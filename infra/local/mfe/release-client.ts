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

export type ReleaseDetail = AreaOverview & {
  events: ReleaseEventView[];
  builds: BuildView[];
  back: EarlierBuildView | null;
  service: ServiceHeardView | null;
};

/** The calls of a site that releases areas, with the token of one. */
export class ReleaseClient {
  readonly site: string;
  private readonly token: string;

  constructor(site: string, token: string) {
    this.site = site;
    this.token = token;
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

  private async call<T>(method: string, path: string, body?: string | Uint8Array): Promise<T> {
    const address = new URL(gatewayPaths.releases + path, this.site);
    const headers = {
      authorization: `Bearer ${this.token}`,
      'accept-language': 'en',
      'content-type': 'application/octet-stream',
    };
    const signal = AbortSignal.timeout(CALL_MS);
    const answer = await fetch(address, { method, headers, body: body as BodyInit | undefined, signal }).catch(
      (error: unknown) => {
        throw new Refusal(`${this.site} does not answer: ${(error as Error).message}`);
      },
    );
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(wordsOf(answer.status, text));
    return (text ? JSON.parse(text) : undefined) as T;
  }
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
