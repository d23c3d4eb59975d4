import { relative, sep } from 'node:path';
import { cataloguesOf, translatedFor, type Catalogue } from './catalogues.ts';
import { taiwanWordsIn } from './hong-kong-words.ts';
import { messageFaults } from './message-faults.ts';
import { vagueTimeIn } from './vague-time.ts';

type Source = NonNullable<Awaited<ReturnType<Catalogue['collect']>>>;
type Translated = NonNullable<Awaited<ReturnType<Catalogue['read']>>>;

const shown = (text: string | undefined) => `“${(text ?? '').replaceAll('\n', ' ')}”`;

/** One line each: missing, unfit or left-over translations, and player texts that only say “later”. */
export async function textFaults(dir: string): Promise<string[]> {
  const { pages, staff } = await cataloguesOf(dir);
  const faults: string[] = [];
  for (const locale of translatedFor(dir)) {
    const known: Translated[] = [];
    for (const catalogues of [pages, staff]) {
      const told: Translated = {};
      for (const catalogue of catalogues) {
        const entries = (await catalogue.read(locale)) ?? {};
        const file = relative(process.cwd(), catalogue.getFilename(locale)).split(sep).join('/');
        const source = await sourceOf(catalogue);
        const found = [...faultsOf(source, entries, locale), ...twice([told, entries])];
        if (catalogues === pages) found.push(...vagueFaults(source, entries));
        faults.push(...found.map((fault) => `${file}: ${fault}`));
        Object.assign(told, entries);
      }
      known.push(told);
    }
    faults.push(...twice(known).map((fault) => `${relative(process.cwd(), dir)}, ${locale}: ${fault}`));
  }
  return faults;
}

async function sourceOf(catalogue: Catalogue): Promise<Source> {
  const source = await catalogue.collect();
  if (!source) throw new Error(`the texts for ${catalogue.path} cannot be read`);
  return source;
}

function faultsOf(source: Source, entries: Translated, locale: string): string[] {
  const missing = Object.entries(source).flatMap(([id, { message = '', origin = [] }]) => {
    const translation = entries[id]?.translation;
    const places = origin.map(([file]) => file).join(', ');
    if (!translation) return [`${shown(message)} has no translation (${places})`];
    const foreign = locale === 'zh-HK' ? taiwanWordsIn(translation) : [];
    const found = [...messageFaults(message, translation, locale), ...foreign];
    return found.map((fault) => `${shown(message)}: ${fault} (${places})`);
  });
  const stale = Object.entries(entries).filter(([id]) => !(id in source));
  return [...missing, ...stale.map(([, { message }]) => `${shown(message)} is not in the source any more`)];
}

function vagueFaults(source: Source, entries: Translated): string[] {
  return Object.entries(source).flatMap(([id, { message = '', origin = [] }]) => {
    const places = origin.map(([file]) => file).join(', ');
    const words = [message, entries[id]?.translation ?? ''].flatMap(vagueTimeIn);
    return words.map((fault) => `${shown(message)}: ${fault} (${places})`);
  });
}

/** Pages and desk share one table at run time: the same text must say the same in both. */
function twice([pages = {}, staff = {}]: Translated[]): string[] {
  return Object.entries(staff).flatMap(([id, { message, translation: ours }]) => {
    const theirs = pages[id]?.translation;
    // What has no translation yet is a fault of its own.
    if (!ours || !theirs || ours === theirs) return [];
    const both = `${shown(theirs)} and ${shown(ours)}`;
    return [`${shown(message)} is translated in two ways, ${both}: take one, or give one of them a context`];
  });
}
