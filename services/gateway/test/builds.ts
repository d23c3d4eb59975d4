import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteDescriptor, ShellDescriptor } from '@hub/federation/descriptor';

const bytes = { entry: 0, firstJs: 0, firstCss: 0, all: 0 };
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export function aShell(over: Partial<ShellDescriptor> = {}): ShellDescriptor {
  const build = over.build ?? 'aaaa000001';
  const js = [`/r/shell/${build}/main.js`];
  const css = [`/r/shell/${build}/main.css`];
  return {
    area: 'shell',
    build,
    js,
    css,
    boot: 'window.__boot=1',
    layers: '@layer reset,kit;',
    routes: ['/game', '/member/complete_agreement'],
    titles: {
      '/game': { tw: '遊戲入口', en: 'Games' },
      '/member/complete_agreement': { tw: '會員條款', en: 'Terms' },
    },
    windows: {},
    locales: { en: `/r/shell/${build}/en.js`, 'zh-HK': `/r/shell/${build}/zh-HK.js` },
    staffLocales: {},
    integrities: { [js[0] ?? '']: integrity('js'), [css[0] ?? '']: integrity('css') },
    bytes,
    ...over,
  };
}

export function aRemote(over: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const area = over.area ?? 'support';
  const build = over.build ?? 'bbbb000001';
  const base = `/r/${area}/${build}/`;
  const entry = `${base}remoteEntry.js`;
  return {
    area,
    build,
    contract: 1,
    entry,
    integrity: integrity('entry'),
    exposes: ['./routes'],
    routes: ['/support', '/service/:game_id/list', '/service/:game_id'],
    staffRoutes: ['/staff/support/*'],
    titles: {
      '/support': { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
      '/service/:game_id/list': { tw: '我的回報', en: 'My reports' },
    },
    windows: {},
    preload: {
      './routes': { js: [`${base}routes.js`], css: [`${base}routes.css`] },
      '/service/:game_id/list': { js: [`${base}list.js`], css: [] },
    },
    locales: { en: `${base}en.js`, 'zh-HK': `${base}zh-HK.js` },
    staffLocales: { en: `${base}staff-en.js`, 'zh-HK': `${base}staff-zh-HK.js` },
    integrities: { [entry]: integrity('entry') },
    bytes,
    ...over,
  };
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
