import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { inLocal, inRoot } from '../../../infra/local/boot/places.mjs';
import { builtOf, publishBuild } from '../../../infra/local/mfe/publish-build.ts';
import { ReleaseClient } from '../../../infra/local/mfe/release-client.ts';
import { siteUrl } from '../hub.ts';
import { anotherBuild } from './another-build.ts';

/** A team that releases its area at the site of this run, with a token as operators make it. */
export class Team {
  private readonly made: { build: string; remove: () => void }[] = [];
  private readonly client: ReleaseClient;

  constructor(private readonly area: string) {
    const env = { ...process.env, DATABASE_URL: new URL('hubtest_e2e_gateway', process.env.TEST_MARIADB_URL).href };
    const words = ['-s', 'run', 'mfe', '--', 'token', area];
    const token = execFileSync('npm', words, { cwd: inRoot(), env, encoding: 'utf8' }).trim();
    this.client = new ReleaseClient(siteUrl(), token);
  }

  /** Publishes what was built of the area under another name; shown to nobody yet. Returns its name. */
  async publishAnother(): Promise<string> {
    const other = await anotherBuild(this.area);
    this.made.push({ build: other.built.build, remove: other.remove });
    await publishBuild(this.client, other.built, other.www);
    return other.built.build;
  }

  /** Publishes what another tree built of the area; shown to nobody yet. Returns its name. */
  async publish(www: string): Promise<string> {
    const built = builtOf(this.area, www);
    const here = inLocal('www', 'r', this.area, built.build);
    this.made.push({ build: built.build, remove: () => rmSync(here, { recursive: true, force: true }) });
    await publishBuild(this.client, built, www);
    return built.build;
  }

  previewLink = async (build: string): Promise<string> => (await this.client.preview(this.area, build)).url;

  async live(): Promise<string> {
    return (await this.client.area(this.area)).live ?? '';
  }

  /** By the name of the area. */
  async allLive(): Promise<Record<string, string>> {
    const { areas } = await this.client.areas();
    return Object.fromEntries(areas.map(({ area, live }) => [area, live ?? '']));
  }

  async tryOn(build: string, share: 5 | 25): Promise<void> {
    const { revision } = await this.client.area(this.area);
    await this.client.move(this.area, { verb: 'promote', build, share, revision, reason: '' });
  }

  /** The site is as it was before. */
  async end(): Promise<void> {
    const { revision, canary } = await this.client.area(this.area);
    // Tests run beside each other, with areas in common.
    if (this.made.some(({ build }) => build === canary?.build))
      await this.client.move(this.area, { verb: 'stop', build: undefined, share: undefined, revision, reason: '' });
    this.made.forEach(({ remove }) => remove());
  }
}
