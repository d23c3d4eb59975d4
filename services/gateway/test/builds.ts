import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { StaffDoor } from '@hub/contracts/manifest';
import type { Area, BuildDescriptor, RemoteDescriptor, ShellDescriptor } from '@hub/federation/descriptor';

const bytes = { entry: 0, firstJs: 0, firstCss: 0, all: 0 };
export const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const PRELOADED = ['routes.js', 'routes.css', 'list.js'];

/** An entry has the hashes of its chunks in it, every other file its own address; but for the script asked for its forms. */
function contentOf(url: string): string {
  if (url.endsWith('/main.js')) return SCRIPT;
  if (!url.endsWith('/remoteEntry.js')) return url;
  return PRELOADED.map((file) => integrity(url.replace('remoteEntry.js', file))).join();
}
const vouched = (urls: string[]) => Object.fromEntries(urls.map((url) => [url, integrity(contentOf(url))]));

export function aShell(over: Partial<ShellDescriptor> = {}): ShellDescriptor {
  const build = over.build ?? 'aaaa000001';
  const base = `/r/shell/${build}/`;
  const [js, css] = [[`${base}main.js`], [`${base}main.css`]];
  const locales = { en: `${base}en.json`, 'zh-HK': `${base}zh-HK.json` };
  const platform = { loader: 'window.PlayerHub=1', js: [`${base}platform.js`], css: [`${base}platform.css`] };
  return {
    area: 'shell',
    build,
    has: { facade: '1.0.0', react: '19.3.1' },
    js,
    css,
    boot: 'window.__boot=1',
    layers: '@layer reset,kit;',
    platform,
    routes: ['/game', '/member/complete_agreement'],
    titles: {
      '/game': { tw: '遊戲入口', en: 'Games' },
      '/member/complete_agreement': { tw: '會員條款', en: 'Terms' },
    },
    windows: {},
    locales,
    staffLocales: {},
    integrities: vouched([...js, ...css, ...platform.js, ...platform.css, ...Object.values(locales)]),
    bytes,
    ...over,
  };
}

export const aDoor = (over: Partial<StaffDoor> = {}): StaffDoor => ({
  name: 'guild',
  to: '/staff/support/guild',
  title: { tw: '公會', en: 'Guilds' },
  roles: ['agent'],
  order: 700,
  ...over,
});

const routesOf: Partial<Record<Area, string[]>> = { vip: ['/vipservice'], events: ['/events/event_serial'] };

export function aRemote(over: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const area = over.area ?? 'support';
  const build = over.build ?? 'bbbb000001';
  const base = `/r/${area}/${build}/`;
  const entry = `${base}remoteEntry.js`;
  const files = [...PRELOADED, 'en.json', 'zh-HK.json', 'staff-en.json', 'staff-zh-HK.json'];
  const integrities = vouched([entry, ...files.map((file) => base + file)]);
  return {
    area,
    build,
    contract: 1,
    needs: { facade: '^1.0.0', react: '^19.3.1' },
    entry,
    integrity: integrities[entry] ?? '',
    exposes: ['./routes'],
    routes: routesOf[area] ?? ['/support', '/service/:game_id/list', '/service/:game_id'],
    staffRoutes: [`/staff/${area}/*`],
    titles: {
      '/support': { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      '/service/:game_id/list': { tw: '我的回報', en: 'My reports' },
    },
    windows: {},
    preload: {
      './routes': { js: [entry, `${base}routes.js`], css: [`${base}routes.css`] },
      '/service/:game_id/list': { js: [`${base}list.js`], css: [] },
    },
    locales: { en: `${base}en.json`, 'zh-HK': `${base}zh-HK.json` },
    staffLocales: { en: `${base}staff-en.json`, 'zh-HK': `${base}staff-zh-HK.json` },
    integrities,
    bytes,
    ...over,
  };
}

/** Puts the files of a build where its addresses say. */
export async function writeBuild(root: string, { integrities }: BuildDescriptor): Promise<void> {
  for (const url of Object.keys(integrities)) {
    await mkdir(dirname(join(root, url)), { recursive: true });
    await writeFile(join(root, url), contentOf(url));
  }
}

/** A static root with one compressed script, one plain picture and one large file of one build. */
export async function staticRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hub-static-'));
  const folder = join(root, 'r', 'shell', 'aaaa000001');
  await mkdir(join(folder, 'img'), { recursive: true });
  await writeFile(join(folder, 'main.js'), SCRIPT);
  await writeFile(join(folder, 'main.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'main.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(folder, 'img', 'dot.png'), Buffer.from([137, 80, 78, 71]));
  await writeFile(join(folder, 'large.json'), Buffer.alloc(700_000, ' '));
  await writeFile(join(root, 'secret.js'), 'secret');
  await writeFile(join(root, 'r', 'secret.txt'), 'secret');
  return root;
}
export const SCRIPT = 'console.log("站");'.repeat(50);
