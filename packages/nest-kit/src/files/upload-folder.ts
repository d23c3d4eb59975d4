import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const BEAT_MS = 60_000;
/** Many beats: a volume that several machines share may be slow, and a process may be stopped for a while. */
const SILENT_MS = 15 * 60_000;

/**
 * `<root>/up-<random>/<request>/`, private to this user. A number of a process says nothing on a volume that others share,
 * so each beats in its own folder; opening removes those that have been silent for a quarter of an hour.
 */
export class UploadFolder {
  private readonly beating: NodeJS.Timeout;

  private constructor(private readonly path: string) {
    this.beating = setInterval(() => void beat(this.path).catch(() => undefined), BEAT_MS).unref();
  }

  static async open(root: string): Promise<UploadFolder> {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const name = `up-${randomBytes(12).toString('hex')}`;
    const path = join(root, name);
    await mkdir(path, { mode: 0o700 });
    const now = await beat(path);
    for (const other of await readdir(root)) {
      if (other !== name && (await isLeft(join(root, other), now)))
        await rm(join(root, other), { recursive: true, force: true });
    }
    return new UploadFolder(path);
  }

  async room(): Promise<string> {
    const path = join(this.path, randomBytes(12).toString('hex'));
    // Recursive: after a long stop another process may have taken this one for dead.
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
    clearInterval(this.beating);
    await rm(this.path, { recursive: true, force: true });
  }
}

/** What comes and goes in a folder sets its time, as the volume has it: clocks of machines differ. */
async function beat(path: string): Promise<number> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await rmdir(await mkdtemp(join(path, 'beat-')));
  return (await stat(path)).mtimeMs;
}

async function isLeft(path: string, now: number): Promise<boolean> {
  const seen = await stat(path).catch(() => null);
  return seen !== null && now - seen.mtimeMs > SILENT_MS;
}
