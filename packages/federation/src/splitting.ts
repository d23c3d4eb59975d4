import type { Chunk, Configuration } from '@rspack/core';

const FORM_LIBRARIES =
  /[\\/]node_modules[\\/](?:formik|lodash|lodash-es|deepmerge|react-fast-compare|tiny-warning|yup|property-expr|tiny-case|toposort)[\\/]/;

/** A page is one file, besides what forms are made with; everything else is divided by what is used together. */
export function splitting(
  routes: readonly { chunk?: string }[],
): NonNullable<Configuration['optimization']>['splitChunks'] {
  const pages = new Set(routes.flatMap(({ chunk }) => chunk ?? []));
  const chunks = (chunk: Chunk) => !chunk.canBeInitial() && !(chunk.name && pages.has(chunk.name));
  return {
    chunks: 'async',
    minSize: 60_000,
    maxAsyncRequests: 2,
    cacheGroups: {
      forms: { test: FORM_LIBRARIES, name: 'forms', priority: 0, enforce: true },
      defaultVendors: { test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true, chunks },
      default: { minChunks: 2, priority: -20, reuseExistingChunk: true, chunks },
    },
  };
}
