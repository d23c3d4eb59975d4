import type { LoaderContext } from '@rspack/core';

/** What is replaced by what, so that the minifier sees for itself what is never run. */
const KNOWN: [RegExp, string][] = [
  [/React\d*\.useContext\((?:DataRouter(?:State)?|Framework)Context\)/g, 'null'],
  [/dataRouterOpts\?\.state/g, 'null'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, null]'],
  [/^[A-Z]\w+\.displayName = .+$/gm, ''],
  [/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '],
];

/**
 * The site has the declarative router and none that loads data, and no framework around it. The library asks at run
 * time; here it is said at build time, or each link would bring what fetches the data of pages beforehand.
 */
export function withoutDataRouter(code: string): string {
  return KNOWN.reduce((left, [pattern, answer]) => {
    const said = left.replace(pattern, answer);
    if (said === left) throw new Error(`the router is another than ${pattern.source} was written for`);
    return said;
  }, code);
}

function declarativeRouter(this: LoaderContext, code: string): string {
  return code.includes('var DataRouterContext') ? withoutDataRouter(code) : code;
}

export { declarativeRouter as default };
