const pages = import.meta.glob([
  '../../../{shell,mfe-*}/src/**/*{.page,-pages,-form}.tsx',
  '../../../packages/tickets/src/web/**/*{.page,-pages}.tsx',
]);

/** Folders whose pages a test beside them opens. */
const folderOf = (spec: string): string[] => {
  const [, folder = ''] = /\/(shell|mfe-[^/]+|packages\/[^/]+)\/src\//.exec(spec) ?? [];
  return folder === 'packages/tickets' ? [folder, 'mfe-support'] : [folder];
};

/** The pages of a test's area, once: the first test of a file is not about how long Vite takes for their modules. */
export async function loadPages(spec: string): Promise<void> {
  const folders = folderOf(spec).map((folder) => `/${folder}/src/`);
  const files = Object.keys(pages).filter((file) => folders.some((folder) => file.includes(folder)));
  await Promise.all(files.map((file) => pages[file]?.()));
}
