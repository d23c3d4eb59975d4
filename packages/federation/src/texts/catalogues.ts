import { dirname, join, sep } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

export type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
/** The texts of one app: those of its pages, and those of its screens at the desk. */
export type AppCatalogues = { pages: Catalogue; staff: Catalogue };

/** The configuration stands beside the apps. */
const configOf = (dir: string) => getConfig({ configPath: join(dirname(dir), 'lingui.config.ts') });

/** Languages that need a translation, by their tags. The source language is not among them. */
export const translatedFor = (dir: string): readonly string[] => configOf(dir).locales;

/** Catalogues of the app in this folder; an app that the Lingui configuration does not know is a mistake. */
export async function cataloguesOf(dir: string): Promise<AppCatalogues> {
  const own = (await getCatalogs(configOf(dir))).filter(({ path }) => path.startsWith(dir + sep));
  const isStaff = ({ path }: Catalogue) => path.slice(dir.length).includes(`${sep}staff${sep}`);
  const [pages, staff] = [own.find((catalogue) => !isStaff(catalogue)), own.find(isStaff)];
  if (!pages || !staff) throw new Error(`lingui.config.ts does not know ${dir}`);
  return { pages, staff };
}
