import { i18n } from '@lingui/core';
import type { Language } from './page-data.ts';
import { errorCode, reportError } from './report-error.ts';

export { i18n };
export { I18nProvider, Trans, useLingui } from '@lingui/react';

type Catalogue = { messages: Parameters<typeof i18n.load>[1] };

/** Makes a language the page's. Its source texts are inlined in the code, so zh-TW needs no catalogue. */
export function activate(language: Language): void {
  i18n.load(language, {});
  i18n.activate(language);
}

/** Merges the texts of one build. A catalogue that cannot be had leaves the zh-TW texts in place. */
export async function loadTexts(locales: Record<string, string>, language = i18n.locale): Promise<void> {
  const url = locales[language];
  if (!url) return;
  try {
    const { messages } = (await import(/* webpackIgnore: true */ url)) as Catalogue;
    i18n.load(language, messages);
  } catch (fault) {
    reportError({ code: errorCode('texts'), area: 'page', kind: 'load', message: `${url}: ${String(fault)}` });
  }
}
