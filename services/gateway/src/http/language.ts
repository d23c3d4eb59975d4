import type { IncomingHttpHeaders } from 'node:http';
import { languageFor, languages, type Language } from '@hub/contracts/shared';
import { cookieOf } from './cookies.ts';

const exactly = (tag: string | undefined) => languages.find((language) => language === tag);

/** Language of a page: the chosen one (cookie `lang`), else the browser's, else zh-TW. */
export function languageOfPage(headers: IncomingHttpHeaders): Language {
  return exactly(cookieOf(headers.cookie, 'lang')) ?? languageFor(headers['accept-language']);
}

/** As the page that calls names it: another than the cookie's, when another tab has chosen since. */
export function languageOfCall(headers: IncomingHttpHeaders): Language {
  return exactly(headers['accept-language']) ?? languageOfPage(headers);
}
