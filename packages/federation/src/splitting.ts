import type { Chunk, Configuration } from '@rspack/core';

const FORM_LIBRARIES =
  /[\\/]node_modules[\\/](?:formik|lodash|lodash-es|deepmerge|react-fast-compare|tiny-warning|yup|property-expr|tiny-case|toposort)[\\/]/;

type PageChunks = { chunk?: string; form?: string };

/** A page that waits for its form has the sheet of both from the start. */
function sheetsOf(routes: readonly PageChunks[]) {
  const forms = new Set(routes.flatMap(({ form }) => form ?? []));
  return Object.fromEntries(
    Array.from(forms, (form) => {
      const users = new Set(routes.flatMap((route) => (route.form === form ? [route.chunk, form] : [])));
      const chunks = ({ name }: Chunk) => users.has(name);
      return [
        `${form}-sheet`,
        { type: 'css/mini-extract', name: `${form}-sheet`, chunks, priority: 10, enforce: true },
      ];
    }),
  );
}

/** A page is one file, and so is its form, besides what forms are made with; everything else is divided by what is used together. */
export function splitting(routes: readonly PageChunks[]): NonNullable<Configuration['optimization']>['splitChunks'] {
  const whole = new Set(routes.flatMap(({ chunk, form }) => [chunk, form]));
  const chunks = (chunk: Chunk) => !chunk.canBeInitial() && !(chunk.name && whole.has(chunk.name));
  return {
    chunks: 'async',
    minSize: 60_000,
    maxAsyncRequests: 2,
    cacheGroups: {
      ...sheetsOf(routes),
      forms: { test: FORM_LIBRARIES, name: 'forms', priority: 0, enforce: true },
      defaultVendors: { test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true, chunks },
      default: { minChunks: 2, priority: -20, reuseExistingChunk: true, chunks },
    },
  };
}
