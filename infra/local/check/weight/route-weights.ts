type Assets = { js: string[]; css: string[] };
export type Built = {
  area: string;
  entry?: string;
  js?: string[];
  css?: string[];
  routes: string[];
  preload?: Record<string, Assets>;
  /** By route: what the document asks for of the API. */
  calls?: Record<string, string[]>;
  /** Of its own texts, by language; the document asks for those of one. */
  locales?: Record<string, string>;
  /** By the address of each file. */
  integrities?: Record<string, string>;
  bytes: { all: number };
};

/**
 * Bytes on the wire of what the document of a page asks for, cold; `scripts` are how many. `requests`: with the document, the
 * sheets, the texts of a language other than Chinese, and the first calls.
 */
export type RouteWeight = {
  area: string;
  route: string;
  js: number;
  css: number;
  scripts: number;
  requests: number;
};
/** The same of a chunk that is loaded later; what it shares with others has a file of its own, and is not in it. */
export type ChunkWeight = { area: string; chunk: string; js: number };

/** `js` and `css` in KB of 1,000 bytes. */
export type Budget = { js: number; css: number; scripts: number; requests: number };
/**
 * By area and route; `others`: every page without one of its own. `chunks`: KB by area and name. `totals`: KB of all files of
 * an area, whatever asks for them; `others`: of an area without one of its own.
 */
export type Budgets = {
  others: Budget;
  areas: Record<string, Record<string, Budget>>;
  chunks: Record<string, Record<string, number>>;
  totals: Record<string, number>;
};

const SHELL = 'shell';

export function weighRoutes(builds: readonly Built[], bytesOf: (address: string) => number): RouteWeight[] {
  const shell = builds.find(({ area }) => area === SHELL);
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);
  const texts = (locales = {}) => (Object.keys(locales).length ? 1 : 0);
  return builds.flatMap(({ area, entry, routes, preload = {}, calls = {}, locales }) =>
    routes.map((route) => {
      const own = [area === SHELL ? undefined : preload['./routes'], preload[route]];
      const js = [
        ...new Set([...(shell?.js ?? []), ...(entry ? [entry] : []), ...own.flatMap((one) => one?.js ?? [])]),
      ];
      const css = [...new Set([...(shell?.css ?? []), ...own.flatMap((one) => one?.css ?? [])])];
      const spoken = texts(shell?.locales) + (area === SHELL ? 0 : texts(locales));
      const requests = 1 + js.length + css.length + spoken + (calls[route]?.length ?? 0);
      return { area, route, js: sum(js), css: sum(css), scripts: js.length, requests };
    }),
  );
}

/** Those that have a budget. */
export function weighChunks(
  builds: readonly Built[],
  { chunks }: Pick<Budgets, 'chunks'>,
  bytesOf: (address: string) => number,
): ChunkWeight[] {
  return builds.flatMap(({ area, integrities = {} }) =>
    Object.keys(chunks[area] ?? {}).flatMap((chunk) => {
      const file = new RegExp(`/${chunk}\\.js$`);
      return Object.keys(integrities)
        .filter((address) => file.test(address))
        .map((address) => ({ area, chunk, js: bytesOf(address) }));
    }),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function overBudget({ js, css, scripts, requests }: RouteWeight, budget: Budget): string[] {
  return [
    ...(js > budget.js * 1000 ? [`${kilobytes(js)} KB of scripts, budget ${budget.js}`] : []),
    ...(css > budget.css * 1000 ? [`${kilobytes(css)} KB of styles, budget ${budget.css}`] : []),
    ...(scripts > budget.scripts ? [`${scripts} scripts, budget ${budget.scripts}`] : []),
    ...(requests > budget.requests ? [`${requests} requests, budget ${budget.requests}`] : []),
  ];
}

/** What is over its budget, and which budgets no page has. */
export function weightFaults(
  weights: readonly RouteWeight[],
  { others, areas }: Pick<Budgets, 'others' | 'areas'>,
): string[] {
  const over = weights.flatMap((weight) => {
    const { area, route } = weight;
    return overBudget(weight, areas[area]?.[route] ?? others).map((fault) => `${area} ${route}: ${fault}`);
  });
  const known = new Set(weights.map(({ area, route }) => `${area} ${route}`));
  const lost = Object.entries(areas)
    .flatMap(([area, rows]) => Object.keys(rows).map((route) => `${area} ${route}`))
    .filter((name) => !known.has(name));
  return [...over, ...lost.map((name) => `${name} has a budget and is no page`)];
}

export function chunkFaults(weights: readonly ChunkWeight[], { chunks }: Pick<Budgets, 'chunks'>): string[] {
  return Object.entries(chunks).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([chunk, budget]) => {
      const found = weights.find((weight) => weight.area === area && weight.chunk === chunk);
      if (!found) return [`${area} ${chunk} has a budget and is no chunk`];
      return found.js > budget * 1000
        ? [`${area} ${chunk}: ${kilobytes(found.js)} KB of scripts, budget ${budget}`]
        : [];
    }),
  );
}

export function totalFaults(builds: readonly Built[], { totals }: Pick<Budgets, 'totals'>): string[] {
  return builds.flatMap(({ area, bytes }) => {
    const budget = totals[area] ?? totals.others ?? 0;
    return bytes.all > budget * 1000 ? [`${area}: ${kilobytes(bytes.all)} KB in all, budget ${budget}`] : [];
  });
}

export const totalTable = (builds: readonly Built[]): string[] =>
  builds.map(({ area, bytes }) => `${area.padEnd(8)} ${'all files'.padEnd(34)} ${kilobytes(bytes.all).padStart(9)} KB`);

/** Widest first in its area. */
export const weightTable = (weights: readonly RouteWeight[]): string[] =>
  [...weights]
    .sort((a, b) => a.area.localeCompare(b.area, 'en') || b.js - a.js)
    .map(
      ({ area, route, js, css, scripts, requests }) =>
        `${area.padEnd(8)} ${route.padEnd(34)} js ${kilobytes(js).padStart(6)} KB in ${scripts}, css ${kilobytes(css)} KB, ${requests} requests`,
    );

export const chunkTable = (weights: readonly ChunkWeight[]): string[] =>
  weights.map(
    ({ area, chunk, js }) =>
      `${area.padEnd(8)} ${`${chunk}, later`.padEnd(34)} js ${kilobytes(js).padStart(6)} KB in 1`,
  );
