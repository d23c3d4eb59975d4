import { existsSync, readFileSync } from 'node:fs';
import { writePrivately, type LocalKey } from '../partner-keys-file.ts';

/** The other end of a link, as the game's server of a local site knows it. */
export type LocalLink = { base_url: string; keys: LocalKey[] };
export type LocalLinks = Record<string, LocalLink>;

/** What the file holds; nothing when there is none, or when it is not what we write. */
export function readLocalLinks(file: string): LocalLinks {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LocalLinks) : {};
  } catch {
    return {};
  }
}

export const writeLocalLinks = (file: string, links: LocalLinks): void => writePrivately(file, links);
