import { pathToFileURL } from 'node:url';
import { inRoot } from '../boot/places.mjs';
import { agreementBreaks, type ApiDocument } from './agreement.ts';
import { isOwnPath } from './recorded/own-paths.ts';

const DOCUMENT = '/api/docs/openapi.json';
const READ_MS = 20_000;

/** What the remotes that are live on that site would fail at if this tree's service of the area ran there. */
export async function breaksOf(site: string, area: string): Promise<string[]> {
  const answer = await fetch(new URL(DOCUMENT, site), { signal: AbortSignal.timeout(READ_MS) });
  if (!answer.ok) throw new Error(`${DOCUMENT} answered ${answer.status}`);
  // Whole before anything is loaded: that may take longer than an answer may.
  const live = (await answer.json()) as ApiDocument;
  const file = inRoot('services', 'gateway', 'src', 'docs', 'openapi.ts');
  const { openApiDocument } = (await import(pathToFileURL(file).href)) as { openApiDocument(): ApiDocument };
  const next = JSON.parse(JSON.stringify(openApiDocument())) as ApiDocument;
  return agreementBreaks(live, next, isOwnPath(area));
}
