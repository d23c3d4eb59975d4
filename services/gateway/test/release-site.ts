import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { openDatabase } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll } from 'vitest';
import { schema } from '../src/data-source.ts';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { aRemote, aShell, writeBuild } from './builds.ts';
import { startGateway, type Gateway } from './gateway.setup.ts';

type Answer = { status: number; body: Record<string, unknown> };

/** A gateway with a store of builds and four areas, and tokens of three of them and of a service without a remote; calls are made with the token of `events` where no other area is named. */
export class ReleaseSite {
  gateway!: Gateway;
  source!: DataSource;
  /** Where the builds of the store lie. */
  stored = '';
  private elsewhere = '';
  readonly token: Record<string, string> = {};

  constructor() {
    beforeAll(async () => {
      this.stored = await mkdtemp(join(tmpdir(), 'hub-builds-'));
      this.elsewhere = await mkdtemp(join(tmpdir(), 'hub-elsewhere-'));
      const shell = aShell({ has: { facade: '1.2.0', react: '19.3.1' } });
      this.gateway = await startGateway({
        env: { BUILDS_URL: pathToFileURL(this.stored).href, CANARY_EVERY_MS: '0' },
        builds: [shell, aRemote(), aRemote({ area: 'events' }), aRemote({ area: 'vip' })],
      });
      this.source = await openDatabase(this.gateway.database.url, schema, 4);
      const tokens = new PublishTokens(this.source);
      for (const area of ['shell', 'support', 'events', 'vip', 'identity'])
        this.token[area] = await tokens.make(area, 'zoe');
    });
    afterAll(async () => {
      await this.source.destroy();
      await this.gateway.close();
      await rm(this.stored, { recursive: true, force: true });
      await rm(this.elsewhere, { recursive: true, force: true });
    });
  }

  call = async (method: string, path: string, body?: unknown, of = 'events'): Promise<Answer> => {
    const answer = await fetch(`${this.gateway.url}/api/releases${path}`, {
      method,
      body: body === undefined || body instanceof Uint8Array ? (body as BodyInit | undefined) : JSON.stringify(body),
      headers: {
        ...(this.token[of] && { authorization: `Bearer ${this.token[of]}` }),
        'accept-language': 'en',
        'content-type': 'application/octet-stream',
      },
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };

  /** Written beside the gateway, and sent to it file by file. */
  send = async (descriptor: BuildDescriptor, of: string = descriptor.area): Promise<Answer> => {
    const { area, build } = descriptor;
    const refused = await this.sendFiles(descriptor, of);
    return refused ?? this.call('PUT', `/${area}/builds/${build}`, descriptor, of);
  };

  /** Answers the first refusal. */
  sendFiles = async (descriptor: BuildDescriptor, of: string = descriptor.area): Promise<Answer | null> => {
    const { area, build } = descriptor;
    await writeBuild(this.elsewhere, descriptor);
    for (const address of Object.keys(descriptor.integrities)) {
      const file = address.slice(`/r/${area}/${build}/`.length);
      const bytes = await readFile(join(this.elsewhere, address));
      const sent = await this.call('PUT', `/${area}/builds/${build}/files/${file}`, bytes, of);
      if (sent.status !== 204) return sent;
    }
    return null;
  };

  /** Publications wait for the row of an area, files for that of their build. */
  waiting = async (table: 'area_release' | 'build_put'): Promise<number> => {
    const rows: { INFO: string | null }[] = await this.source.query('SELECT INFO FROM information_schema.PROCESSLIST');
    return rows.filter(({ INFO }) => INFO?.startsWith(`INSERT INTO ${table}`)).length;
  };

  revision = async (area = 'events') => Number((await this.call('GET', `/${area}`, undefined, area)).body.revision);

  move = async (wish: object, area = 'events') =>
    this.call('POST', `/${area}/moves`, { revision: await this.revision(area), ...wish }, area);
}
