import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkParts } from '../../infra/local/check/parts.ts';
import { readMigrateWish } from '../../infra/local/db/migrate-wish.ts';
import { freePort } from '../../infra/local/machine/ports.ts';
import { testFiles } from '../../infra/local/test/test-files.ts';
import { wantedOf } from '../../infra/local/test/wanted.ts';
import { commandsOf, filled } from './commands-of.ts';
import { TeamTree } from './team-tree.ts';

/* Every command of the pages for teams, foreign hosts and the night, as a reader types it. One that no kind below knows is a promise that nobody keeps. */

const PAGES = ['how-to.md', 'teams.md', 'foreign-hosts.md', 'game-clients.md', 'runbooks/a-remote-is-broken.md'];
const AREA = 'club';
const KNOWN_AREA = 'events';
const LIMIT_MS = 240_000;
const docs = join(import.meta.dirname, '..', '..', 'docs');
const commands = [...new Set(PAGES.flatMap((page) => commandsOf(readFileSync(join(docs, page), 'utf8'))))];

let tree: TeamTree;
const typed = (command: string) => {
  const { url } = tree.site;
  return filled(command, { AREA, BUILD: tree.built(), SITE: url, SERVICE: new URL(url).host });
};
const words = (command: string) =>
  filled(command, { AREA: KNOWN_AREA, SITE: 'https://player.example' }).split(' -- ')[1]?.split(' ') ?? [];

async function succeeds(line: string, said: string | RegExp): Promise<void> {
  const { code, out } = await tree.run(line);
  expect(code, out).toBe(0);
  expect(out).toMatch(said);
}

async function refuses(line: string, said: string): Promise<void> {
  const { code, out } = await tree.run(line);
  expect([code, out]).toEqual([1, expect.stringContaining(said)]);
}

/** What only has to be known by its words: it runs minutes, and everywhere else. */
const namesNothingUnknown: Record<string, (words: string[]) => void> = {
  check: (names) => expect(checkParts(names)).toHaveLength(names.length),
  'db:migrate': (names) => void readMigrateWish(names),
  test: (names) => {
    const { files, titles } = wantedOf(names, testFiles());
    expect([files?.length === 0, titles]).toEqual([false, []]);
  },
};

/** The program itself reads the words, and ends where the port is taken, before it starts anything. */
async function startsUpToItsPort(command: string): Promise<void> {
  const { port } = new URL(tree.site.url);
  const line = typed(command);
  const { code, out } = await tree.run(`${line}${line.includes(' -- ') ? '' : ' --'} --port ${port}`);
  tree.runsHere();
  expect([code, out]).toEqual([1, expect.stringContaining(`Port ${port} is busy`)]);
}

/** Complete as the area was made, as `npm run texts -- --check` has it: no text comes, goes or becomes another one. */
async function lacksNoText(command: string): Promise<void> {
  const before = tree.texts();
  await succeeds(command, /mfe-club +complete in every language/);
  expect(tree.texts()).toEqual(before);
}

async function acceptsTheFacade(command: string): Promise<void> {
  const isMajor = command.endsWith('--major');
  const [major = 0, minor = 0] = tree.facade().split('.').map(Number);
  const next = isMajor ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  const added = isMajor
    ? { snapshot: 'ofEarlier\t: 1\tdeprecated since 1.0.0\n' }
    : { exported: 'export const ofATeam = 1;\n' };
  await tree.withFacade(added, async () => {
    await succeeds(typed(command), `@hub/web ${next}: `);
    expect(tree.facade()).toBe(next);
  });
}

type Kind = { like: RegExp; run(command: string): Promise<void> };
const kinds: Kind[] = [
  {
    like: /^npm (?:run )?(?:test|check -- (?:types|texts|weight|drift)|db:migrate -- --service support)\b/,
    run: async (command) => {
      const [, verb = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      namesNothingUnknown[verb]?.(words(command));
    },
  },
  { like: /^npm start\b/, run: startsUpToItsPort },
  { like: /^npm run check -- facade$/, run: (command) => succeeds(command, 'All 1 checks are fine') },
  { like: /^npm run texts$/, run: lacksNoText },
  { like: /^npm run facade -- accept\b/, run: acceptsTheFacade },
  // The program knows the bench by its file.
  { like: /^npm run bench -- \w+$/, run: (command) => succeeds(`${command} --help`, `Bench ${words(command)[0]}`) },
  {
    like: /^npm run -s mfe -- token AREA$/,
    run: async () => expect(await tree.takeToken()).toMatch(/^hubp_[\w-]{43}$/),
  },
  {
    like: /^npm run mfe -- revoke AREA$/,
    run: async (command) => {
      await succeeds(typed(command), /[1-9]\d* tokens of club are revoked/);
      await expect(tree.state()).rejects.toThrow('takes no such token');
      await tree.takeToken();
    },
  },
  {
    // Up to the deployment system, which there is not; tests/faults/release-area goes the whole way.
    like: /^npm run mfe -- release AREA\b/,
    run: async (command) => {
      const { code, out } = await tree.run(typed(command));
      expect([code, out]).toEqual([1, expect.stringMatching(/can speak to[\s\S]+migrate[\s\S]+stopped at hand over/)]);
    },
  },
  {
    // Its token is of an area here: tests/faults/release-calls goes the whole way.
    like: /^npm run mfe -- release identity\b/,
    run: async (command) => {
      const { code, out } = await tree.run(typed(command));
      expect([code, out]).toEqual([
        1,
        expect.stringContaining('identity stopped at gateway: This token is for another'),
      ]);
    },
  },
  {
    // A new area has no journeys yet; those of the others run minutes.
    like: /^npm run mfe -- record AREA$/,
    run: async (command) => {
      const { code, out } = await tree.run(typed(command));
      expect([code, out]).toEqual([1, expect.stringContaining(`No journeys of ${AREA}`)]);
    },
  },
  {
    like: /^npm run db:migrate -- --service AREA --contract$/,
    run: (command) => succeeds(typed(command), /club: (?:nothing pending|\w+ ran)/),
  },
  {
    like: /^npm run mfe -- publish AREA\b/,
    run: async (command) => {
      await succeeds(typed(command), 'is published');
      expect((await tree.state()).builds.map(({ build }) => build)).toContain(tree.built());
    },
  },
  {
    like: /^npm run mfe -- preview AREA BUILD\b/,
    run: (command) => succeeds(typed(command), /^https?:\/\/\S+\?preview=club\./m),
  },
  {
    like: /^npm run mfe -- promote AREA\b/,
    run: async (command) => {
      const isFirst = command.includes('BUILD');
      await tree.put(isFirst ? 'neither' : 'trial');
      await succeeds(typed(command), `${tree.built()} for ${isFirst ? 5 : 25} %`);
    },
  },
  {
    like: /^npm run mfe -- stop AREA\b/,
    run: async (command) => {
      await tree.put('trial');
      await succeeds(typed(command), `${tree.site.build} is live`);
      expect((await tree.state()).canary).toBeNull();
    },
  },
  {
    like: /^npm run mfe -- rollback AREA\b/,
    run: async (command) => {
      await tree.put('live');
      const REVISION = String((await tree.state()).revision);
      const line = filled(typed(command), { REVISION });
      await succeeds(line, `${tree.site.build} is live`);
      if (line.includes('--revision')) await refuses(line, 'Somebody else changed this area just now');
    },
  },
  {
    like: /^npm run mfe -- retire AREA\b/,
    run: async (command) => {
      await tree.put('neither');
      await succeeds(typed(command), 'nothing is live');
      await tree.put('neither');
    },
  },
  {
    like: /^npm run mfe -- status AREA\b/,
    run: (command) => succeeds(typed(command), /is live[\s\S]+needs facade \^/),
  },
  { like: /^npm run new:mfe -- --area AREA\b/, run: async () => expect(made).toMatchObject({ code: 0 }) },
  { like: /^npm run build -- mfe-AREA$/, run: (command) => succeeds(typed(command), /1 (?:built|unchanged)/) },
  {
    like: /^npm run dev -w mfe-AREA$/,
    run: async (command) => {
      const port = await freePort();
      const child = tree.start(`${typed(command)} -- --port ${port}`);
      await tree.said(child, /Ready after/);
      const page = await fetch(`http://localhost:${port}/${AREA}`, { headers: { accept: 'text/html' } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`:${port}/b/`) as string]);
      await tree.stop(child);
    },
  },
  {
    // Behind the stores that `npm run db:new` starts for itself.
    like: /^npm run db:new -- (?:AREA|<service>) (?:what-it-does|<what-it-does>)$/,
    run: () =>
      succeeds(
        `"${process.execPath}" --import ./infra/local/boot/load-ts.mjs infra/local/db/write-migration.ts ${AREA} x`,
        'agree',
      ),
  },
  {
    like: /^curl -sI? \S+$/,
    run: async (command) => {
      const [, flags, address = ''] = /^curl (-sI?) (\S+)$/.exec(typed(command)) ?? [];
      const answer = await fetch(address, { method: flags === '-sI' ? 'HEAD' : 'GET' });
      const [kind] = (answer.headers.get('content-type') ?? '').split(';');
      expect([answer.status, kind]).toEqual([200, flags === '-sI' ? 'text/javascript' : 'application/json']);
    },
  },
  {
    like: /^SELECT .* FROM mount_count /,
    run: async (command) => {
      const [rows] = await withAdmin(tree.site.database, (c) => c.query(typed(command)));
      expect(rows).toEqual([]);
    },
  },
  {
    like: /^(?:SELECT .* FROM|UPDATE) build_put /,
    run: async (command) => void (await withAdmin(tree.site.database, (c) => c.query(typed(command)))),
  },
  {
    like: /^rm -r .* && npm run new:mfe -- --remove AREA$/,
    run: (command) => succeeds(typed(command), 'club is no area any more'),
  },
];
const kindOf = (command: string) => kinds.find(({ like }) => like.test(command));
const isLast = (command: string) => command.startsWith('rm ');

let made: { code: number | null; out: string };
beforeAll(async () => {
  tree = new TeamTree(AREA);
  const make = commands.find((command) => command.startsWith('npm run new:mfe -- --area'));
  made = await tree.run(filled(make ?? '', { AREA }));
  await Promise.all([tree.startSite(), tree.run(`npm run build -- mfe-${AREA}`)]);
  await tree.takeToken();
}, LIMIT_MS);
afterAll(() => tree.end());

it('commands are found in the pages', () => {
  expect(commands.length).toBeGreaterThan(25);
});

// tests/new-mfe leaves both to this file.
it.each(['npm run texts', 'npm run check -- facade'])('a team is told of %s', (command) => {
  expect(commands).toContain(command);
});

it.each(commands.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))))(
  '%s',
  async (command) => {
    const kind = kindOf(command);
    if (!kind) throw new Error('no test knows this command: mend the page, or teach this test');
    await kind.run(command);
  },
  LIMIT_MS,
);
