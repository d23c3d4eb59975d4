import { constants, setPriority } from 'node:os';
import { pids, readOf } from './processes.ts';

/**
 * From here on this process and the site's parts (their folder stands in their command or environment) use a processor
 * only when the browser, begun before, wants none: what they do for a page is not what the page costs a phone.
 */
export function giveWay(folder: string): void {
  for (const pid of pids()) {
    if (/chrom/.test(readOf(pid, 'comm'))) continue;
    if (pid !== process.pid && !readOf(pid, 'cmdline').includes(folder) && !readOf(pid, 'environ').includes(folder))
      continue;
    try {
      setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It ended meanwhile, or belongs to somebody else.
    }
  }
}
