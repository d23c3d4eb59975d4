import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RemoteDescriptor, ShellDescriptor } from './descriptor.ts';
import { GAME_LINK } from './game-link.ts';
import { cspHashes, inertJson, planPage, remoteRow, renderDocument } from './document.ts';

/** What vouches for a file, as long as one is. */
const hash = (name: string) => `sha256-${name.padEnd(43, '0')}=`;
const bytes = { entry: 1, firstJs: 1, firstCss: 1, all: 1 };
const shell: ShellDescriptor = {
  area: 'shell',
  build: 'abc',
  has: { facade: '1.2.0', react: '19.3.1' },
  js: ['/r/shell/abc/main.js'],
  css: ['/r/shell/abc/main.css'],
  boot: 'boot()',
  layers: '@layer reset,tokens;',
  routes: ['/game'],
  titles: { '/game': { tw: '選擇遊戲', en: 'Choose a game' } },
  windows: { '/game': 'medium' },
  locales: {},
  staffLocales: {},
  integrities: { '/r/shell/abc/main.js': 'sha384-x' },
  bytes,
};
const support: RemoteDescriptor = {
  area: 'support',
  build: 'def',
  contract: 1,
  needs: { facade: '^1.2.0', react: '^19.3.1' },
  entry: '/r/support/def/remoteEntry.js',
  integrity: hash('entry'),
  exposes: ['./routes', './staff'],
  routes: ['/support', '/service/:game/list'],
  staffRoutes: ['/staff/support/*'],
  titles: {
    '/support': { tw: '客服中心', hk: '客戶服務中心', en: 'Support' },
    '/service/:game/list': { tw: '回報紀錄', en: 'My reports' },
  },
  windows: { '/support': 'medium' },
  preload: {
    './routes': { js: ['/r/support/def/routes.js'], css: ['/r/support/def/routes.css'] },
    './staff': { js: ['/r/support/def/staff.js'], css: [] },
    '/service/:game/list': { js: ['/r/support/def/list.js'], css: [] },
  },
  locales: {},
  staffLocales: {},
  integrities: {
    '/r/support/def/remoteEntry.js': hash('entry'),
    '/r/support/def/routes.js': hash('routes'),
    '/r/support/def/list.js': hash('list'),
  },
  bytes,
};
const input = {
  shell,
  site: 'Player Hub',
  page: {
    site: { name: '', demo: false },
    registry: { areas: {} },
    shell: { locales: {}, staffLocales: {}, integrities: {}, routes: [] },
    games: null,
    config: null,
    lang: 'zh-TW' as const,
  },
  themeCss: ':root{--r:8px}',
  preload: [],
  lang: 'zh-TW',
  title: '客服中心',
};

describe('planPage', () => {
  it('runs entry, routes and the page chunk, each with its integrity, and preloads their sheets', () => {
    const { title, window, scripts, preload } = planPage('/service/H73/list', 'zh-TW', shell, [support]);
    expect(title).toBe('回報紀錄');
    expect(window).toBeUndefined();
    expect(scripts.map(({ href }) => href)).toEqual([
      '/r/support/def/remoteEntry.js',
      '/r/support/def/routes.js',
      '/r/support/def/list.js',
    ]);
    expect(scripts[2]?.integrity).toBe(hash('list'));
    expect(preload.map(({ href }) => href)).toEqual(['/r/support/def/routes.css']);
  });

  it.each([undefined, '', 'sha384-none'])('runs nothing that nobody vouches for: %s', (integrity) => {
    const integrities = { ...support.integrities, [support.entry]: integrity as string };
    const { scripts } = planPage('/support', 'zh-TW', shell, [{ ...support, integrities }]);
    expect(scripts.map(({ href }) => href)).not.toContain(support.entry);
  });

  it('preloads staff screens for a staff address, and runs none', () => {
    const { scripts, preload } = planPage('/staff/support/7', 'zh-TW', shell, [support]);
    expect(scripts).toEqual([]);
    expect(preload.map(({ href }) => href)).toEqual(['/r/support/def/remoteEntry.js', '/r/support/def/staff.js']);
  });

  it('speaks the language of the page, and brings the texts of the desk to the desk alone', () => {
    const texts = { locales: { en: '/r/support/def/en.json' }, staffLocales: { en: '/r/support/def/staff-en.json' } };
    const own = { locales: { en: '/r/shell/abc/en.json' }, staffLocales: { en: '/r/shell/abc/staff-en.json' } };
    const plan = (path: string) => planPage(path, 'en', { ...shell, ...own }, [{ ...support, ...texts }]);
    const files = (path: string) => plan(path).texts.map(({ href }) => href);
    expect(plan('/support').title).toBe('Support');
    expect(files('/support')).toEqual(['/r/shell/abc/en.json', '/r/support/def/en.json']);
    expect(files('/staff/support/7')).toEqual([
      '/r/shell/abc/en.json',
      '/r/shell/abc/staff-en.json',
      '/r/support/def/en.json',
      '/r/support/def/staff-en.json',
    ]);
    expect(planPage('/support', 'zh-HK', shell, [support]).title).toBe('客戶服務中心');
    expect(planPage('/game', 'zh-HK', shell, [support]).title).toBe('選擇遊戲');
  });

  it('tells the boot script where the first answer names the picture of the page', () => {
    const picture = ['{event.picture}', '/r/support/def/{event.art}.svg'];
    const pictureInks = { '/support': { told: 'event.art', inks: { winter: '#12264a' } } };
    const pictured = { ...support, pictures: { '/support': picture }, pictureInks };
    const html = (path: string) => renderDocument({ ...input, ...planPage(path, 'zh-TW', shell, [pictured]) });
    expect(html('/support')).toContain(
      ' data-picture="{event.picture} /r/support/def/{event.art}.svg" data-ink="event.art winter:#12264a">',
    );
    expect(html('/service/H73/list')).not.toContain('data-picture');
    expect(remoteRow(pictured, 'zh-TW', false)).not.toHaveProperty('pictures');
    const known = renderDocument({
      ...input,
      ...planPage('/support', 'zh-TW', shell, [pictured]),
      shown: { src: '/media/a&b', ink: '#35101f' },
    });
    expect(known).toContain(' data-picture="/media/a&amp;b" data-ink="#35101f">');
    expect(known).toContain('<link rel="preload" as="image" href="/media/a&amp;b" fetchpriority="high">');
    expect(known).toMatch(/class="boot-window"><span class="boot-picture"><img [^>]*src="\/media\/a&amp;b">/);
  });

  it('tells the boot script what the page asks at once', () => {
    const asking = { ...support, calls: { '/support': ['/api/a/:id', '/api/b'] } };
    expect(planPage('/support', 'zh-TW', shell, [asking]).calls).toEqual(['/api/a/:id', '/api/b']);
    expect(planPage('/service/H73/list', 'zh-TW', shell, [asking]).calls).toBeUndefined();
    expect(renderDocument({ ...input, route: '/a/:id', calls: ['/api/a/:id?b=1&c=2', '/api/b'] })).toContain(
      ' data-route="/a/:id" data-calls="/api/a/:id?b=1&amp;c=2 /api/b">',
    );
    expect(renderDocument(input)).not.toContain('data-calls');
    expect(remoteRow(asking, 'zh-TW', false)).not.toHaveProperty('calls');
  });

  it('tells which call exchanges a game’s own token: that of the page’s area, else that of the area which exchanges for others', () => {
    const home = { ...support, exchange: '/api/a/setup' };
    const own = { routes: ['/vipservice', '/vip'], gameHome: '/vip', exchange: '/api/b/setup' };
    const vip = { ...support, area: 'vip' as const, ...own };
    const told = (path: string, ...remotes: RemoteDescriptor[]) => planPage(path, 'en', shell, remotes).exchange;
    expect(['/support', '/game', '/nowhere'].map((path) => told(path, vip, home))).toEqual(
      Array(3).fill('/api/a/setup'),
    );
    expect(told('/vip', home, vip)).toBe('/api/b/setup');
    expect(told('/game', support, vip)).toBeUndefined();
    expect(renderDocument({ ...input, exchange: '/api/a/setup' })).toContain(' data-exchange="/api/a/setup">');
    expect(remoteRow(home, 'en', false)).not.toHaveProperty('exchange');
  });

  it('announces the link of a game as the home that it leads to, and loads no more for it', () => {
    const linked = { ...shell, routes: [GAME_LINK], titles: { [GAME_LINK]: { tw: '正在前往', en: 'On the way' } } };
    const home = {
      ...support,
      gameHome: '/support?game={game}',
      exchange: '/api/a',
      calls: { '/support': ['/api/a'] },
    };
    expect(planPage('/g/H73/support', 'en', linked, [home])).toEqual({
      title: 'Support',
      window: 'medium',
      route: GAME_LINK,
      calls: ['/api/a'],
      exchange: '/api/a',
      scripts: [],
      preload: [],
      texts: [],
    });
    // Its area rests: the link leads on.
    expect(planPage('/g/H73/support', 'en', linked, []).title).toBe('On the way');
    expect(planPage('/g/H73/nobody', 'en', linked, [home]).title).toBe('');
  });

  it('knows pages of the shell and addresses of nobody', () => {
    expect(planPage('/game', 'zh-TW', shell, [support])).toEqual({
      title: '選擇遊戲',
      window: 'medium',
      scripts: [],
      preload: [],
      texts: [],
    });
    expect(planPage('/nowhere', 'zh-TW', shell, [support])).toEqual({
      title: '',
      scripts: [],
      preload: [],
      texts: [],
    });
  });
});

describe('renderDocument', () => {
  it('is called as its operator says, with and without a title of its own', () => {
    const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
    expect(titleOf(renderDocument({ ...input, site: 'A & B' }))).toBe('客服中心｜A &amp; B');
    const nobodys = renderDocument({ ...input, site: 'A & B', title: '' });
    expect(titleOf(nobodys)).toBe('A &amp; B');
    expect(nobodys).toContain('<h1 class="boot-title">A &amp; B</h1>');
    expect(nobodys).not.toContain('Player Hub');
  });

  it('asks for the script of the site before what that script will ask for', () => {
    const html = renderDocument({ ...input, ...planPage('/support', 'en', shell, [support]) });
    expect(html).toMatch(/<script defer src="[^"]+" fetchpriority="high" /);
    expect(html).toContain(
      `<script async src="/r/support/def/remoteEntry.js" crossorigin="anonymous" integrity="${hash('entry')}"></script>`,
    );
    expect(html.indexOf('<script defer')).toBeLessThan(html.indexOf('<script async'));
    expect(html.indexOf('as="style"')).toBeLessThan(html.indexOf('<script defer'));
  });

  it('lets no data end its script element', () => {
    const name = '</script><script>alert(1)</script>\u2028';
    const html = renderDocument({ ...input, page: { ...input.page, site: { name, demo: false } } });
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.parse(inertJson({ a: '</script>\u2028&' }))).toEqual({ a: '</script>\u2028&' });
  });

  it('preloads the texts of the language, whose integrity is of no use before they are asked for', () => {
    const texts = [{ href: '/r/shell/abc/en.json', integrity: 'sha384-t' }];
    expect(renderDocument({ ...input, lang: 'en', texts })).toContain(
      '<link rel="preload" as="fetch" href="/r/shell/abc/en.json" crossorigin="anonymous">',
    );
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
