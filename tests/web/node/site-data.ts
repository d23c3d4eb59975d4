import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GameView } from '@hub/contracts/catalog';
import type { RemoteEntry } from '@hub/web';
import { inLanguage, languages, type Language } from '@hub/contracts/shared';
import { layerOrder } from '../../../packages/federation/src/areas.ts';
import type { RemoteApp, RemoteRoute } from '../../../packages/federation/src/define-remote.ts';
import type { ShellApp } from '../../../packages/federation/src/define-shell.ts';
import { manifestOf } from '../../../packages/federation/src/manifest-of.ts';
import { CONTRACT, titleIn } from '../../../packages/federation/src/descriptor.ts';
import { demoGames, demoServers } from '../../../services/catalog/src/games/demo-games.ts';
import type { Game } from '../../../services/catalog/src/games/game.entity.ts';
import type { Server } from '../../../services/catalog/src/games/server.entity.ts';
import { themeColours } from '../../../services/catalog/src/themes/theme-colours.ts';
import { themeCss } from '../../../services/catalog/src/themes/theme-css.ts';
import { seededThemes } from '../../../services/catalog/src/themes/theme-of.ts';

export const root = join(import.meta.dirname, '..', '..', '..');
export const TEXTS = '/@site-texts/';

/** Folders of the remotes, by what they are called in the registry. */
export const remotes = (): string[] => globSync('mfe-*/rspack.config.ts', { cwd: root }).map(dirname).sort();

export const LANGUAGES = ['zh-HK', 'en'];

export const textsAddress = (area: string, kind: 'pages' | 'staff', language: string): string =>
  `${TEXTS}${area}/${kind}/${language}.json`;

const locales = (area: string, kind: 'pages' | 'staff'): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textsAddress(area, kind, language)]));

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What is told of the texts of an area. */
const textsOf = (area: string, texts: Map<string, string>) => ({
  locales: locales(area, 'pages'),
  staffLocales: locales(area, 'staff'),
  integrities: Object.fromEntries(
    [...texts].filter(([url]) => url.startsWith(`${TEXTS}${area}/`)).map(([url, text]) => [url, integrityOf(text)]),
  ),
});

async function registryRow(folder: string, texts: Map<string, string>): Promise<RemoteEntry> {
  const { app } = (await import(join(root, folder, 'rspack.config.ts'))) as { app: RemoteApp };
  return {
    area: app.area,
    build: 'test',
    contract: CONTRACT,
    entry: '',
    integrity: integrityOf(''),
    exposes: Object.keys(app.exposes),
    routes: app.routes.map(({ path }) => path),
    staffRoutes: app.staffRoutes ?? [],
    ...manifestOf(app),
    titles: Object.fromEntries(app.routes.map(({ path, title }) => [path, titleIn(title, 'zh-TW')])),
    windows: Object.fromEntries(app.routes.flatMap(({ path, window }) => (window ? [[path, window]] : []))),
    ...textsOf(app.area, texts),
  };
}

async function shellRoutes(): Promise<string[]> {
  const { app } = (await import(join(root, 'shell', 'rspack.config.ts'))) as { app: ShellApp };
  return app.routes.map(({ path }) => path);
}

function games(language: Language): GameView[] {
  const nameOf = (row: Game | Server) => inLanguage(row, ['name'], language).name;
  return demoGames.map((game) => ({
    game_id: game.game_id,
    game_name: nameOf(game),
    site: game.site,
    logo_path: `/media/games/${game.game_id}.svg?v=1`,
    servers: demoServers
      .filter((server) => server.game_id === game.game_id && server.status !== 'hidden')
      .map((server) => ({
        server_id: server.server_id,
        server_name: nameOf(server),
        server_status: server.status,
      })),
  }));
}

function themes(): string {
  return Object.entries(seededThemes)
    .map(([game, theme]) => themeCss(game, themeColours(theme), theme.radius))
    .join('');
}

/** What the pages of all areas ask at once, where its answer tells their picture, and their own exchange, by their patterns. */
async function toldToBoot(): Promise<Record<string, Pick<RemoteRoute, 'calls' | 'picture'> & { exchange?: string }>> {
  const apps = await Promise.all(remotes().map((folder) => import(join(root, folder, 'rspack.config.ts'))));
  const routes = (apps as { app: RemoteApp }[]).flatMap(({ app: { routes: own, exchange } }) =>
    own.map((route) => ({ ...route, exchange })),
  );
  // A drawing of a build has another address here: only what the answer tells alone is good.
  const told = ({ calls, picture, exchange }: (typeof routes)[number]) => ({
    calls,
    exchange,
    picture: picture?.filter((address) => address.startsWith('{')),
  });
  return Object.fromEntries(routes.map((route) => [route.path, told(route)]));
}

/** What the gateway writes into every page: registry, games, layers and themes; see `renderDocument`. */
export async function siteData(texts: Map<string, string>) {
  const rows = await Promise.all(remotes().map((folder) => registryRow(folder, texts)));
  return {
    page: {
      site: { name: 'Player Hub', demo: true },
      registry: { areas: Object.fromEntries(rows.map((row) => [row.area, row])) },
      shell: { ...textsOf('shell', texts), routes: await shellRoutes() },
      games: games('zh-TW'),
      config: { main_site: 'https://player.example/game', support_site: 'https://player.example/support' },
      lang: 'zh-TW',
    },
    boot: await toldToBoot(),
    games: Object.fromEntries(languages.map((language) => [language, games(language)])),
    styles: `@layer ${layerOrder.join(',')};@layer brand{${themes()}}`,
  };
}

/**
 * Area by whose folder a file stands in. Packages go to support, whose remote bundles all of them: in pages of events their
 * styles stand in its layer here, and in that of events in a build.
 */
export function areaOfFile(file: string): string {
  const [top = '', second = ''] = file.slice(root.length + 1).split('/');
  if (top.startsWith('mfe-')) return top.slice('mfe-'.length);
  return top === 'packages' && second !== 'web' ? 'support' : 'shell';
}

export const folderOf = (area: string): string =>
  join(root, existsSync(join(root, `mfe-${area}`)) ? `mfe-${area}` : basename(area));
