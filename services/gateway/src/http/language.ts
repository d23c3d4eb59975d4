import type { IncomingHttpHeaders } from 'node:http';
import { languageFor, languages, type Language } from '@hub/contracts/shared';
import { cookieOf } from './cookies.ts';

/** The chosen language (cookie `lang`), else the browser's, else zh-TW. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = cookieOf(headers.cookie, 'lang');
  return languages.find((language) => language === chosen) ?? languageFor(headers['accept-language']);
}
