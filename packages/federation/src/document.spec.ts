import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RemoteDescriptor, ShellDescriptor } from './descriptor.ts';
import { cspHashes, inertJson, planPage, remoteRow, renderDocument } from './document.ts';

const bytes = { entry: 1, firstJs: 1, firstCss: 1, all: 1 };
const shell: ShellDescriptor = {
  area: 'shell',
  build: 'abc',
  js: ['/r/shell/abc/main.js'],
  css: ['/r/shell/abc/main.css'],
  boot: 'boot()',
  layers: '@layer reset,tokens;',
  routes: ['/game'],
  titles: { '/game': '選擇遊戲' },
  windows: { '/game': 'medium' },
  locales: {},
  integrities: { '/r/shell/abc/main.js': 'sha384-x' },
  bytes,
};
const support: RemoteDescriptor = {
  area: 'support',
  build: 'def',
  contract: 1,
  entry: '/r/support/def/remoteEntry.js',
  integrity: 'sha384-e',
  exposes: ['./routes', './staff'],
  routes: ['/support', '/service/:game/list'],
  staffRoutes: ['/staff/support/*'],
  titles: { '/support': '客服中心', '/service/:game/list': '回報紀錄' },
  windows: { '/support': 'medium' },
  preload: {
    './routes': { js: ['/r/support/def/routes.js'], css: ['/r/support/def/routes.css'] },
    './staff': { js: ['/r/support/def/staff.js'], css: [] },
    '/service/:game/list': { js: ['/r/support/def/list.js'], css: [] },
  },
  locales: {},
  integrities: { '/r/support/def/remoteEntry.js': 'sha384-e', '/r/support/def/list.js': 'sha384-l' },
  bytes,
};
const input = { shell, page: {}, themeCss: ':root{--r:8px}', preload: [], lang: 'zh-TW', title: '客服中心' };

describe('planPage', () => {
  it('preloads entry, routes and the page chunk, each with its integrity', () => {
    const { title, window, preload } = planPage('/service/H73/list', shell, [support]);
    expect(title).toBe('回報紀錄');
    expect(window).toBeUndefined();
    expect(preload.map(({ href }) => href)).toEqual([
      '/r/support/def/remoteEntry.js',
      '/r/support/def/routes.js',
      '/r/support/def/routes.css',
      '/r/support/def/list.js',
    ]);
    expect(preload[3]?.integrity).toBe('sha384-l');
  });

  it('preloads staff screens for a staff address', () => {
    expect(planPage('/staff/support/7', shell, [support]).preload.map(({ href }) => href)).toEqual([
      '/r/support/def/remoteEntry.js',
      '/r/support/def/staff.js',
    ]);
  });

  it('knows pages of the shell and addresses of nobody', () => {
    expect(planPage('/game', shell, [support])).toEqual({
      title: '選擇遊戲',
      window: 'medium',
      preload: [],
      locales: {},
    });
    expect(planPage('/nowhere', shell, [support])).toEqual({
      title: 'Player Hub',
      preload: [],
      locales: {},
    });
  });
});

describe('renderDocument', () => {
  it('lets no data end its script element', () => {
    const html = renderDocument({ ...input, page: { name: '</script><script>alert(1)</script>\u2028' } });
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.parse(inertJson({ a: '</script>\u2028&' }))).toEqual({ a: '</script>\u2028&' });
  });

  it('preloads the texts of the language', () => {
    const speaking = { ...shell, locales: { en: '/r/shell/abc/en.js' } };
    const html = renderDocument({ ...input, shell: speaking, lang: 'en', locales: { en: '/r/support/def/en.js' } });
    expect(html).toContain('<link rel="modulepreload" href="/r/shell/abc/en.js">');
    expect(html).toContain('<link rel="modulepreload" href="/r/support/def/en.js">');
    expect(renderDocument({ ...input, shell: speaking })).not.toContain('modulepreload');
  });

  it('escapes texts in the head and in the skeleton', () => {
    const html = renderDocument({ ...input, title: '<b>"x"', game: '"><i>' });
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<i>');
  });

  it('hashes exactly the inline texts it writes', () => {
    const html = renderDocument(input);
    const inline = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
    const { script, style } = cspHashes(input);
    expect(inline).toEqual([...script, ...style]);
  });
});

it('keeps from the page what only the gateway needs', () => {
  expect(Object.keys(remoteRow(support))).not.toEqual(expect.arrayContaining(['preload']));
  expect(remoteRow(support).integrity).toBe('sha384-e');
});
