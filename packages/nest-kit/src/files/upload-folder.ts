import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** No request lives nearly as long; what is older was left by a process whose number another one got. */
const LEFT_AFTER_MS = 6 * 3600_000;
const alive = new Set<string>();

/** `<root>/<process>-<random>/<request>/`, private to this user. Opening removes what dead processes left. */
export class UploadFolder {
  private constructor(private readonly path: string) {}

  static async open(root: string): Promise<UploadFolder> {
    await mkdir(root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(root)) {
      const path = join(root, name);
      if (!(await inUse(path, name))) await rm(path, { recursive: true, force: true });
    }
    const path = join(root, `${process.pid}-${randomBytes(6).toString('hex')}`);
    alive.add(path);
    await mkdir(path, { mode: 0o700 });
    return new UploadFolder(path);
  }

  async room(): Promise<string> {
    const path = join(this.path, randomBytes(12).toString('hex'));
    // Recursive: after hours of rest another process may have taken this one for dead.
    await mkdir(path, { recursive: true, mode: 0o700 });
    return path;
  }

  /** Removes a room and what lies in it: files, whose names cost less to take away than looking what they are. */
  async leave(room: string): Promise<void> {
    try {
      await Promise.all((await readdir(room)).map((name) => unlink(join(room, name))));
      await rmdir(room);
    } catch {
      await rm(room, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    alive.delete(this.path);
    await rm(this.path, { recursive: true, force: true });
  }
}

async function inUse(path: string, name: string): Promise<boolean> {
  const pid = Number(/^(\d{1,10})-[0-9a-f]{12}$/.exec(name)?.[1] ?? 0);
  if (pid === process.pid) return alive.has(path);
  const found = await stat(path).catch(() => null);
  return pid > 0 && found !== null && Date.now() - found.mtimeMs < LEFT_AFTER_MS && runs(pid);
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
