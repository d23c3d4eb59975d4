import { execFileSync } from 'node:child_process';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { publishBuild } from '../../../infra/local/mfe/publish-build.ts';
import { ReleaseClient } from '../../../infra/local/mfe/release-client.ts';
import { siteUrl } from '../hub.ts';
import { anotherBuild, type AnotherBuild, type Built, type Edit } from './another-build.ts';

/** A team that releases its area at the site of this run, with a token as operators make it. */
export class Team {
  private readonly made: AnotherBuild[] = [];
  private readonly client: ReleaseClient;

  constructor(private readonly area: string) {
    const env = { ...process.env, DATABASE_URL: new URL('hubtest_e2e_gateway', process.env.TEST_MARIADB_URL).href };
    const words = ['-s', 'run', 'mfe', '--', 'token', area];
    const token = execFileSync('npm', words, { cwd: inRoot(), env, encoding: 'utf8' }).trim();
    this.client = new ReleaseClient(siteUrl(), token);
  }

  /** Publishes what was built of the area with edits; shown to nobody yet. Returns its name. */
  async publish(edits: Edit[] = [], describe?: (built: Built) => void): Promise<string> {
    const other = await anotherBuild(this.area, edits, describe);
    this.made.push(other);
    await publishBuild(this.client, other.built, other.www);
    return other.built.build;
  }

  previewLink = async (build: string): Promise<string> => (await this.client.preview(this.area, build)).url;

  async live(): Promise<string> {
    return (await this.client.area(this.area)).live ?? '';
  }

  async tryOn(build: string, share: 5 | 25): Promise<void> {
    const { revision } = await this.client.area(this.area);
    await this.client.move(this.area, { verb: 'promote', build, share, revision, reason: '' });
  }

  /** The site is as it was before. */
  async end(): Promise<void> {
    const { revision, canary } = await this.client.area(this.area);
    // Tests run beside each other, with areas in common.
    if (this.made.some(({ built }) => built.build === canary?.build))
      await this.client.move(this.area, { verb: 'stop', build: undefined, share: undefined, revision, reason: '' });
    this.made.forEach(({ remove }) => remove());
  }
}
