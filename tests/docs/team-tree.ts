import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReleaseMove } from '@hub/contracts/releases';
import { adminUrl, createSchema, withAdmin } from '@hub/nest-kit/testing';
import { ReleaseClient, type ReleaseDetail } from '../../infra/local/mfe/release-client.ts';
import { ScratchTree } from '../scratch-tree.ts';

type Told = { url: string; database: string; build: string };

/** A clone of this tree, in which a team makes its area and releases it to a gateway of the same tree. */
export class TeamTree extends ScratchTree {
  private told: Told | undefined;
  private token = '';
  private readonly schema = `hubtest_${randomBytes(4).toString('hex')}_team`;
  private migrateUrl = '';

  constructor(readonly area: string) {
    super();
  }

  get site(): Told {
    if (!this.told) throw new Error('no gateway runs yet');
    return this.told;
  }

  override start(command: string | readonly string[]): ChildProcess {
    const { told, token, migrateUrl } = this;
    return super.start(command, told && { DATABASE_URL: told.database, MFE_TOKEN: token, MIGRATE_URL: migrateUrl });
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
    this.runsHere();
  }

  /** What a start of this tree writes, and takes away when it ends. */
  runsHere(): void {
    writeFileSync(this.at('.local', 'start.json'), JSON.stringify({ port: Number(new URL(this.site.url).port) }));
  }

  /** What the work does to the facade and to who says its version is undone. */
  async withFacade(added: { exported?: string; snapshot?: string }, work: () => Promise<void>): Promise<void> {
    const [index, snapshot] = ['packages/web/src/index.ts', 'packages/web/facade.api.txt'];
    const manifests = globSync('{package-lock.json,{shell,mfe-*,packages/*,templates/*/*}/package.json}', {
      cwd: this.folder,
    });
    const files = [index, snapshot, ...manifests].map((file) => this.at(file));
    const before = files.map((file) => readFileSync(file, 'utf8'));
    try {
      appendFileSync(this.at(index), added.exported ?? '');
      appendFileSync(this.at(snapshot), added.snapshot ?? '');
      await work();
    } finally {
      files.forEach((file, at) => writeFileSync(file, before[at] ?? ''));
    }
  }

  /** What the catalogues of the area say, in no order. */
  texts(): string[] {
    const catalogues = globSync(`mfe-${this.area}/src/locales/**/*.po`, { cwd: this.folder });
    const lines = catalogues.flatMap((file) =>
      readFileSync(this.at(file), 'utf8')
        .split('\n')
        .map((line) => `${file} ${line}`),
    );
    return lines.filter((line) => / msg(?:id|str|ctxt) /.test(line)).toSorted();
  }

  facade = (): string =>
    (JSON.parse(readFileSync(this.at('packages', 'web', 'package.json'), 'utf8')) as { version: string }).version;

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

  override async end(): Promise<void> {
    await super.end();
    await withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE IF EXISTS ${this.schema}`));
  }
}
