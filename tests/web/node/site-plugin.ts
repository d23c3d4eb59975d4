import { join } from 'node:path';
import { transform } from '@swc/core';
import type { Plugin } from 'vitest/config';
import { inlineMessages } from '../../../packages/federation/src/texts/inline-message.loader.ts';
import { linguiMacro } from '../../../packages/federation/src/texts/macro.ts';
import { areaOfFile, root, siteData, TEXTS } from './site-data.ts';
import { compiledTexts, taiwanOnly } from './site-texts.ts';

const SITE = 'virtual:site';
const MACRO = /from '@lingui\/(?:react|core)\/macro'/;
const facade = join(root, 'packages', 'web');

/** The same macro and the same texts as in the builds; what has no texts is left to Vite. */
async function compileTexts(code: string, file: string) {
  const compiled = await transform(code, {
    filename: file,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [linguiMacro(file.startsWith(facade))] },
    },
  });
  return { code: inlineMessages(compiled.code, areaOfFile(file), file), map: compiled.map };
}

/** What the shell finds in the document and what federation does for it, from the source tree. */
export function sitePlugin(): Plugin {
  let texts: Promise<Map<string, string>> | undefined;
  const allTexts = () => (texts ??= compiledTexts());
  return {
    name: 'hub-site',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [url = ''] = (request.url ?? '').split('?');
        if (!url.startsWith(TEXTS)) return next();
        void allTexts().then((all) => {
          response.statusCode = all.has(url) ? 200 : 404;
          response.setHeader('content-type', 'application/json');
          response.end(all.get(url));
        });
      });
    },
    resolveId(id) {
      if (id === '@hub/federation/runtime') return join(root, 'tests/web/src/remote-runtime.ts');
      return id === SITE ? `\0${id}` : null;
    },
    async load(id) {
      if (id === `\0${SITE}`) {
        const site = { ...(await siteData(await allTexts())), taiwanOnly: await taiwanOnly() };
        return `export const site = ${JSON.stringify(site)}`;
      }
      return null;
    },
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(root) || file.includes('/node_modules/') || !/\.tsx?$/.test(file)) return null;
      return MACRO.test(source) ? compileTexts(source, file) : null;
    },
  };
}
