import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { extractor } from './extractor.ts';

export type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
/** The app's own first, then those of its packages. */
export type AppCatalogues = { pages: Catalogue[]; staff: Catalogue[] };

const configOf = (dir: string) => ({
  ...getConfig({ configPath: join(dirname(dir), 'lingui.config.ts') }),
  extractors: [extractor],
});

/** The source language is not among them. */
export const translatedFor = (dir: string): readonly string[] => configOf(dir).locales;

function packagesOf(dir: string): string[] {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@hub/'));
  return ours.map((name) => join(dirname(dir), 'packages', name.slice('@hub/'.length)));
}

export async function cataloguesOf(dir: string): Promise<AppCatalogues> {
  const all = await getCatalogs(configOf(dir));
  const taken = [dir, ...packagesOf(dir)].flatMap((folder) => all.filter(({ path }) => path.startsWith(folder + sep)));
  const isStaff = ({ path }: Catalogue) => path.includes(join('locales', 'staff'));
  const [pages, staff] = [taken.filter((catalogue) => !isStaff(catalogue)), taken.filter(isStaff)];
  if (!taken.some(({ path }) => path.startsWith(dir + sep))) throw new Error(`lingui.config.ts does not know ${dir}`);
  return { pages, staff };
}
