import { join } from 'node:path';
import { commandLine, isAlive, notedProcess } from '../machine/leftover.ts';

/** Address of the private database that a start of this copy has running, for a look beside it; undefined when none has. */
export function runningDatabase(folder: string, password: string): string | undefined {
  for (const engine of ['mariadb', 'mysql']) {
    const noted = notedProcess(join(folder, engine, 'running.json'));
    const data = join(folder, engine, 'data');
    if (noted && isAlive(noted.pid) && commandLine(noted.pid).includes(data)) {
      return `mysql://root:${encodeURIComponent(password)}@127.0.0.1:${noted.port}/`;
    }
  }
  return undefined;
}
