import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRemote, writeBuild } from '../../../services/gateway/test/builds.ts';
import { Refusal } from '../boot/say.mjs';
import { publishBuild } from './publish-build.ts';

const built = aRemote({ area: 'events', build: 'e1' });
const files = Object.keys(built.integrities).map((address) => address.slice('/r/events/e1/'.length));
let www: string;
beforeAll(async () => {
  www = mkdtempSync(join(tmpdir(), 'hub-build-'));
  await writeBuild(www, built);
});
afterAll(() => rmSync(www, { recursive: true, force: true }));

/** A site whose list shows no build, as of one that is older than twenty others. */
function aSite({ published, stored }: { published: boolean; stored: string[] }) {
  const [store, course] = [new Set(stored), [] as string[]];
  const client = {
    build: async (_: string, build: string) => {
      if (!published) throw new Refusal('No such build was published.');
      return { build };
    },
    putFile: async (_area: string, _build: string, name: string) => {
      course.push(name);
      store.add(name);
    },
    putBuild: async () => {
      const whole = files.every((file) => store.has(file));
      course.push(whole ? 'the build' : 'refused');
      if (!whole) throw new Refusal('a file is not there');
      return { change: published ? 'none' : 'published' };
    },
  };
  return { client, course };
}

describe('a build is published', () => {
  it('with all of its files first, also those that were sent before', async () => {
    const { client, course } = aSite({ published: false, stored: files });
    expect(await publishBuild(client, built, www)).toBe('published');
    expect([course.slice(0, -1).sort(), course.at(-1)]).toEqual([[...files].sort(), 'the build']);
  });

  it('without a file where it is published and whole', async () => {
    const { client, course } = aSite({ published: true, stored: files });
    expect(await publishBuild(client, built, www)).toBe('none');
    expect(course).toEqual(['the build']);
  });

  it('again with its files where the site has lost one', async () => {
    const { client, course } = aSite({ published: true, stored: files.slice(1) });
    expect(await publishBuild(client, built, www)).toBe('none');
    expect(course).toContain(files[0]);
    expect(course.at(-1)).toBe('the build');
  });
});
