import babel from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';

type Extracted = Parameters<Parameters<ExtractorType['extract']>[2]>[0];

/** What every text is said through. */
const SPEAKS = /lingui|i18n/;
/** By path, as long as the source stays: catalogues of several apps and languages have the same sources. */
const known = new Map<string, { code: string; messages: Extracted[] }>();

/** Lingui's own. It parses a source once, and only when texts can be in it. */
export const extractor: ExtractorType = {
  match: (file) => babel.match(file),
  async extract(file, code, tell, context) {
    if (!SPEAKS.test(code)) return;
    if (known.get(file)?.code !== code) {
      const messages: Extracted[] = [];
      await babel.extract(file, code, (message) => messages.push(message), context);
      known.set(file, { code, messages });
    }
    known.get(file)?.messages.forEach(tell);
  },
};
