const pages = import.meta.glob([
  '../../../{shell,mfe-*}/src/**/*{.page,-pages,-form}.tsx',
  '../../../packages/tickets/src/web/**/*{.page,-pages}.tsx',
]);

/** `/mfe-events/src/staff/`: the part of an app that a spec stands in. */
const partOf = (spec: string): string => /\/(?:shell|mfe-[^/]+|packages\/[^/]+)\/src\/[^/]+\//.exec(spec)?.[0] ?? spec;

/** The pages beside a test, once: the first test of a file is not about how long Vite takes for their modules. */
export async function loadPages(spec: string): Promise<void> {
  const part = partOf(spec);
  const files = Object.keys(pages).filter((file) => file.includes(part));
  await Promise.all(files.map((file) => pages[file]?.()));
}
