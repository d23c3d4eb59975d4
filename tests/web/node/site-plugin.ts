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
      transform: { react: { runtime: 'automatic', development: true } },
      experimental: { plugins: [linguiMacro(file.startsWith(facade))] },
    },
  });
  return { code: inlineMessages(compiled.code, areaOfFile(file), file), map: compiled.map };
}

/** What the shell finds in the document and what federation does for it, from the source tree. */
export function sitePlugin(): Plugin {
  return {
    name: 'hub-site',
    enforce: 'pre',
    resolveId(id) {
      if (id === '@hub/federation/runtime') return join(root, 'tests/web/src/remote-runtime.ts');
      if (id === SITE || id.startsWith(TEXTS)) return `\0${id}`;
      return null;
    },
    async load(id) {
      if (id === `\0${SITE}`) {
        const site = { ...(await siteData()), taiwanOnly: await taiwanOnly() };
        return `export const site = ${JSON.stringify(site)}`;
      }
      if (id.startsWith(`\0${TEXTS}`)) return compiledTexts(id.slice(TEXTS.length + 1));
      return null;
    },
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(root) || file.includes('/node_modules/') || !/\.tsx?$/.test(file)) return null;
      const code = source.replace('/* webpackIgnore: true */', '/* @vite-ignore */');
      if (!MACRO.test(code)) return code === source ? null : { code, map: null };
      return compileTexts(code, file);
    },
  };
}
