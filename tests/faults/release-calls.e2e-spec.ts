import { rmSync } from 'node:fs';
import { adminUrl, urlOfSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReleaseClient } from '../../infra/local/mfe/release-client.ts';
import { openControlPort } from '../../infra/local/site/control-port.ts';
import { makePublishToken } from '../../services/gateway/src/publish-token.ts';
import { startFaultSite, type FaultSite } from './fault-site.ts';
import { ReleaseTree, wwwOf } from './releases/release-tree.ts';

/* The verb itself, from a tree with a new service that is really started, to a site with builds that are live and say what they ask. */

const APART = ['identity', 'identity worker', 'surveys', 'surveys worker'];
const LIVE = ['shell', 'surveys', 'vip'];
const LIMIT_MS = 180_000;
let site: FaultSite;
let tree: ReleaseTree;
let www: string;
let closeControl: () => Promise<void>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  tree = new ReleaseTree();
  www = wwwOf(LIVE);
  site = await startFaultSite({ parts: ['mail-catcher', 'catalog', ...APART, 'gateway'], apart: APART, www });
  closeControl = await openControlPort(tree.at('.local'), (service, build) => site.handOver(service, build));
  for (const name of ['surveys', 'identity', 'catalog'])
    tokens[name] = await makePublishToken(site.envOf('gateway'), name, 'zoe');
}, LIMIT_MS);
afterAll(async () => {
  await closeControl?.();
  await site?.end();
  await tree?.end();
  if (www) rmSync(www, { recursive: true, force: true });
});

const pids = () => APART.map((name) => site.process(name).pid);
const schemaOf = (service: string) => new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1);
const release = (service: string, of = service, more = '') =>
  tree.release(`${service} --site ${site.url} --look 1 --service-build next --reason 'a try' ${more}`, {
    MFE_TOKEN: tokens[of] ?? '',
    MIGRATE_URL: urlOfSchema(adminUrl(), schemaOf(service)),
  });
const liveOf = async () => (await new ReleaseClient(site.url, tokens.surveys ?? '').area('surveys')).live;
const stepsOf = (out: string) =>
  out.match(/^(?:gateway|agreement|calls|migrate|hand over|ready|publish|preview|promote|note)\b/gm);

describe('an area whose live build says what it asks', () => {
  it(
    'is not released with a service that breaks its calls, and every one is named',
    async () => {
      const before = [pids(), await liveOf()];
      await tree.build();
      const back = tree.change(
        { file: 'services/surveys/src/players/survey.view.ts', from: '    intro,\n    done', to: '    done' },
        {
          file: 'services/surveys/src/players/answer-survey.ts',
          from: 'const answers = await checked(schema, sent);',
          to: "const answers = await checked(schema, sent);\n    if (!('nickname' in answers)) throw surveyClosed();",
        },
      );
      const { code, out } = await release('surveys');
      back();
      expect([code, stepsOf(out)], out).toEqual([1, ['gateway', 'agreement']]);
      expect(out).toContain('surveys stopped at calls: surveys ');
      expect(out).toContain('GET /api/survey/winter-1: settings.intro is no longer answered');
      expect(out).toMatch(/POST \/api\/survey\/winter-1: answers 4\d\d, and was 200/);
      expect([pids(), await liveOf()]).toEqual(before);
    },
    LIMIT_MS,
  );

  it(
    'is released to the end with one that answers them',
    async () => {
      const before = pids();
      const build = await tree.build();
      const { code, out } = await release('surveys');
      expect([code, stepsOf(out)?.at(-1)], out).toEqual([0, 'promote']);
      expect(out).toMatch(/^calls +1\d calls of surveys \w+, live, are answered as before$/m);
      expect(await liveOf()).toBe(build);
      expect(pids().map((pid, at) => pid !== before[at])).toEqual([false, false, true, true]);
    },
    LIMIT_MS,
  );
});

describe('a service without a remote', () => {
  it(
    'is released by nobody who has a token of an area',
    async () => {
      const { code, out } = await release('identity', 'surveys');
      expect([code, out]).toEqual([1, expect.stringContaining('stopped at gateway: This token is for another area')]);
    },
    LIMIT_MS,
  );

  it.each([
    {
      service: 'identity',
      file: 'services/identity/src/staff/who-am-i.ts',
      from: '{ csrf, session: life, factor }',
      to: '{ csrf, factor } as never',
      builds: ['shell', 'surveys'],
      fault: 'GET /api/staff/me: data.session is no longer answered',
    },
    {
      service: 'catalog',
      file: 'services/catalog/src/notices/notice.view.ts',
      from: 'content, start: taipeiIso(starts_at) }',
      to: 'content } as never',
      builds: ['shell', 'vip'],
      fault: 'GET /api/notices: msg[].start is no longer answered',
    },
  ])(
    '$service is not released when it breaks what any live build asks of it',
    async ({ service, builds, fault, ...change }) => {
      const before = pids();
      const back = tree.change(change);
      const { code, out } = await release(service);
      back();
      expect([code, stepsOf(out)], out).toEqual([1, ['gateway', 'agreement']]);
      const failed = builds.map((area) => `${area} \\w+`).join(', ');
      expect(out).toMatch(new RegExp(`${service} stopped at calls: ${failed}, live, would fail, so nothing moved`));
      expect(out).toContain(fault);
      expect(pids()).toEqual(before);
    },
    LIMIT_MS,
  );

  it(
    'is released alone, once the calls of all live builds are answered',
    async () => {
      const before = pids();
      const { code, out } = await release('identity');
      expect([code, stepsOf(out)?.at(-1)], out).toEqual([0, 'note']);
      expect(out).toMatch(/^calls +\d+ calls of shell \w+, surveys \w+, vip \w+, live, are answered as before$/m);
      expect(out).toMatch(/^ready +the gateway knows \d\d+ calls of next$/m);
      expect(pids().map((pid, at) => pid !== before[at])).toEqual([true, true, false, false]);
      const { events } = await new ReleaseClient(site.url, tokens.identity ?? '').area('identity');
      const [last, ...earlier] = events;
      expect(last).toMatchObject({ verb: 'service', build: 'next', reason: 'a try' });
      expect([last?.by, earlier]).toEqual([expect.stringContaining('zoe'), []]);
    },
    LIMIT_MS,
  );

  it(
    'is released with a recording passed over, and notes whose it is',
    async () => {
      const { code, out } = await release('identity', 'identity', '--pass-over vip --service-build after');
      expect([code, stepsOf(out)?.at(-1)], out).toEqual([0, 'note']);
      expect(out).toMatch(
        /^calls +\d+ calls of shell \w+, surveys \w+, live, are answered as before; the recording of vip \w+ is passed over, as --pass-over says$/m,
      );
      const { events } = await new ReleaseClient(site.url, tokens.identity ?? '').area('identity');
      expect(events[0]).toMatchObject({ build: 'after', reason: 'a try; recordings passed over: vip' });
    },
    LIMIT_MS,
  );
});
