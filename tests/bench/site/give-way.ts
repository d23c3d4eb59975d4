import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/**
 * From here on this process and the site's parts (their folder stands in their command or environment) use a processor
 * only when the browser, begun before, wants none: what they do for a page is not what the page costs a phone.
 */
export function giveWay(folder: string): void {
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || /chrom/.test(read(pid, 'comm'))) continue;
    if (pid !== process.pid && !read(pid, 'cmdline').includes(folder) && !read(pid, 'environ').includes(folder))
      continue;
    try {
      setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It ended meanwhile, or belongs to somebody else.
    }
  }
}
