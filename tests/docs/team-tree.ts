import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseMove } from '@hub/contracts/releases';
import { adminUrl, createSchema, withAdmin } from '@hub/nest-kit/testing';
import { ReleaseClient, type ReleaseDetail } from '../../infra/local/mfe/release-client.ts';
import { copyTree } from '../new-mfe/copy-tree.ts';

export type Ran = { code: number | null; out: string };
type Told = { url: string; database: string; build: string };
const LIMIT_MS = 60_000;

/** A clone of this tree, in which a team makes its area and releases it to a gateway of the same tree. */
export class TeamTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'hub-team-'));
  private readonly started = new Set<ChildProcess>();
  private told: Told | undefined;
  private token = '';
  private readonly schema = `hubtest_${randomBytes(4).toString('hex')}_team`;
  private migrateUrl = '';

  constructor(readonly area: string) {
    copyTree(this.folder);
  }

  get site(): Told {
    if (!this.told) throw new Error('no gateway runs yet');
    return this.told;
  }

  at = (...parts: string[]): string => join(this.folder, ...parts);

  /** As a shell runs it; a group of its own, so that it ends with all that it began. */
  start(line: string): ChildProcess {
    const { VITEST: _, VITEST_WORKER_ID: _1, VITEST_POOL_ID: _2, NODE_OPTIONS: _3, ...env } = process.env;
    const own = this.told && { DATABASE_URL: this.told.database, MFE_TOKEN: this.token, MIGRATE_URL: this.migrateUrl };
    const child = spawn('sh', ['-c', line], {
      cwd: this.folder,
      env: { ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.started.add(child);
    child.once('close', () => this.started.delete(child));
    return child;
  }

  run(line: string): Promise<Ran> {
    const child = this.start(line);
    const late = setTimeout(() => this.kill(child), LIMIT_MS);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (out += String(chunk)));
    return new Promise((done) => {
      child.once('close', (code) => {
        clearTimeout(late);
        done({ code, out });
      });
    });
  }

  /** Once it has said this; what it said until then. */
  async said(child: ChildProcess, word: RegExp): Promise<string> {
    let out = '';
    await new Promise<void>((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no ${word} in: ${out}`)), LIMIT_MS);
      const hear = (chunk: unknown) => {
        out += String(chunk);
        if (!word.test(out)) return;
        clearTimeout(late);
        done();
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
      child.once('close', (code) => failed(new Error(`ended with ${code}: ${out}`)));
    });
    return out;
  }

  async stop(child: ChildProcess): Promise<void> {
    const ended = new Promise((done) => child.once('close', done));
    if (child.exitCode !== null) return;
    this.kill(child);
    await ended;
  }

  /** The site, with a build of the area that is live. The tree takes it for the one that runs here. */
  async startSite(): Promise<void> {
    this.migrateUrl = await createSchema(adminUrl(), this.schema);
    mkdirSync(this.at('.local', 'builds'), { recursive: true });
    const loader = this.at('infra', 'local', 'boot', 'load-ts.mjs');
    const words = [loader, this.at('tests', 'docs', 'serve-gateway.ts'), this.area, this.at('.local', 'builds')];
    const child = this.start(`exec "${process.execPath}" --import ${words.map((word) => `"${word}"`).join(' ')}`);
    const [line = ''] = /^\{"url".*$/m.exec(await this.said(child, /^\{"url".*\}$/m)) ?? [];
    this.told = JSON.parse(line) as Told;
    writeFileSync(this.at('.local', 'start.json'), JSON.stringify({ port: Number(new URL(this.told.url).port) }));
  }

  async takeToken(): Promise<string> {
    const { code, out } = await this.run(`npm run -s mfe -- token ${this.area}`);
    if (code !== 0) throw new Error(out);
    return (this.token = out.trim());
  }

  private client = () => new ReleaseClient(this.site.url, this.token);
  state = (): Promise<ReleaseDetail> => this.client().area(this.area);

  /** What `npm run build` made of the area. */
  built(): string {
    const file = this.at('.local', 'www', 'builds', `${this.area}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build;
  }

  /** On trial, live, or neither, whatever it was. */
  async put(wanted: 'trial' | 'live' | 'neither'): Promise<void> {
    const build = this.built();
    const move = async (wish: Pick<ReleaseMove, 'verb' | 'build' | 'share'>) => {
      const { revision } = await this.state();
      await this.client().move(this.area, { ...wish, revision, reason: '' });
    };
    const before = this.site.build;
    if ((await this.state()).live === null) await move({ verb: 'promote', build: before });
    const { live, canary } = await this.state();
    const now = live === build ? 'live' : canary ? 'trial' : 'neither';
    if (now === wanted) return;
    if (now === 'live') await move({ verb: 'rollback', build: before });
    if (now === 'trial' && wanted === 'neither') await move({ verb: 'stop' });
    if (wanted !== 'neither') await move({ verb: 'promote', build, share: wanted === 'live' ? 100 : 5 });
  }

  async end(): Promise<void> {
    for (const child of this.started) await this.stop(child);
    await withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE IF EXISTS ${this.schema}`));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private kill(child: ChildProcess): void {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
}
