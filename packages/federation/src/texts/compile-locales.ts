import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { cataloguesOf, translatedFor, type Catalogue } from './catalogues.ts';
import { messageId } from './message-id.ts';

export type WrittenLocales = { pages: string[]; staff: string[] };

/** `<locale>.json`, `staff-<locale>.json`: data, not code. Only what differs from the source, which is inlined. */
export async function compileLocales(dir: string, area: string, outDir: string): Promise<WrittenLocales> {
  const { pages, staff } = await cataloguesOf(dir);
  const written: WrittenLocales = { pages: [], staff: [] };
  for (const locale of translatedFor(dir)) {
    const shown = await differing(pages, locale);
    await write(area, locale, shown, join(outDir, `${locale}.json`));
    written.pages.push(locale);
    const own = Object.entries(await differing(staff, locale)).filter(([id]) => !(id in shown));
    if (!own.length) continue;
    await write(area, locale, Object.fromEntries(own), join(outDir, `staff-${locale}.json`));
    written.staff.push(locale);
  }
  return written;
}

export function localeFile(area: string, locale: string, texts: Record<string, string>): string {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [messageId(area, id), text]));
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' });
  if (errors.length) throw new Error(`${area} ${locale}: ${errors.map(({ error }) => error.message).join('; ')}`);
  return source;
}

export async function differing(catalogues: Catalogue[], locale: string): Promise<Record<string, string>> {
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read(locale)));
  return Object.fromEntries(
    read
      .flatMap((rows) => Object.entries(rows ?? {}))
      .flatMap(([id, { message, translation }]) =>
        translation && translation !== message ? [[id, translation] as const] : [],
      ),
  );
}

async function write(area: string, locale: string, texts: Record<string, string>, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, localeFile(area, locale, texts));
}
