import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { RECORDING } from '@hub/federation/recording-file';
import { inLocal, inRoot } from '../../../infra/local/boot/places.mjs';
import { aRemote, writeBuild } from '../../../services/gateway/test/builds.ts';
import { ScratchTree, type Ran } from '../../scratch-tree.ts';

/** A clone of this tree, changed as a team changes it, from which its verbs release to a site that runs. */
export class ReleaseTree extends ScratchTree {
  constructor() {
    super();
    mkdirSync(this.at('.local', 'www', 'builds'), { recursive: true });
  }

  /** What `npm run build` would leave of surveys: small, and with the recording of the tree. Its name. */
  async build(): Promise<string> {
    const www = this.at('.local', 'www');
    const { needs } = builtOf(inLocal('www'), 'surveys') as unknown as { needs: { facade: string; react: string } };
    const name = `r${Date.now().toString(36)}`;
    const base = `/r/surveys/${name}/`;
    const preload = { './routes': { js: [`${base}remoteEntry.js`, `${base}routes.js`], css: [`${base}routes.css`] } };
    const descriptor = aRemote({
      area: 'surveys',
      build: name,
      needs,
      routes: ['/survey/:token'],
      titles: {},
      preload,
    });
    await writeBuild(www, descriptor);
    cpSync(inRoot('mfe-surveys', RECORDING), join(www, base, RECORDING));
    writeFileSync(join(www, 'builds', 'surveys.json'), JSON.stringify(descriptor));
    return name;
  }

  release = (words: string, env: Record<string, string>): Promise<Ran> =>
    this.run(`npm run -s mfe -- release ${words}`, env);
}

const builtOf = (www: string, area: string) =>
  JSON.parse(readFileSync(join(www, 'builds', `${area}.json`), 'utf8')) as BuildDescriptor;

/** The builds of these areas alone, as `npm run build` left them. */
export function wwwOf(areas: readonly string[]): string {
  const [from, to] = [inLocal('www'), mkdtempSync(join(tmpdir(), 'hub-www-'))];
  for (const area of areas) {
    const path = join('r', area, builtOf(from, area).build);
    cpSync(join(from, path), join(to, path), { recursive: true });
    cpSync(join(from, 'builds', `${area}.json`), join(to, 'builds', `${area}.json`));
  }
  return to;
}
