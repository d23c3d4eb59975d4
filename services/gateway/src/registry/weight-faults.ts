import type { BuildDescriptor } from '@hub/federation/descriptor';
import { PAGE_LIMITS } from '@hub/federation/page-limits';
import { endings } from './file-forms.ts';
import { mapAtOnce } from './map-at-once.ts';
import type { ReadFile } from './read-file.ts';

/** As it is sent to a browser that takes every form. */
async function bytesOf(read: ReadFile, address: string): Promise<number> {
  for (const ending of Object.values(endings)) {
    const form = await read(address + ending);
    if (form) return form.length;
  }
  return 0;
}

/** Of players: whoever works at the desk has its files by then. */
function pagesOf(descriptor: BuildDescriptor): { page: string; scripts: string[] }[] {
  if (descriptor.area === 'shell') return [{ page: 'the start of the site', scripts: descriptor.js }];
  const { entry, preload, routes } = descriptor;
  const ofAll = [entry, ...(preload['./routes']?.js ?? [])];
  return routes.map((page) => ({ page, scripts: [...new Set([...ofAll, ...(preload[page]?.js ?? [])])] }));
}

/** A page of players that one team makes heavy is slow for all that come through it. */
export async function weightFaults(read: ReadFile, descriptor: BuildDescriptor): Promise<string[]> {
  const most = descriptor.area === 'shell' ? PAGE_LIMITS.shell : PAGE_LIMITS.remote;
  const pages = pagesOf(descriptor);
  const files = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const sizes = new Map(await mapAtOnce(files, async (file) => [file, await bytesOf(read, file)] as const));
  return pages.flatMap(({ page, scripts }) => {
    const bytes = scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return bytes > most ? [`${page} loads ${bytes} bytes of scripts, and ${most} are the most`] : [];
  });
}
