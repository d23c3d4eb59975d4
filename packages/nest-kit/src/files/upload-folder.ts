import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEAT = '.alive';
const BEAT_MS = 60_000;
/** Many beats: a volume that several machines share may be slow, and a process may be stopped for a while. */
const SILENT_MS = 15 * 60_000;
const OWN = /^up-[0-9a-f]{24}$/;

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
      if (other !== name && (await isLeft(join(root, other), other, now)))
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

/** The time as the volume has it: clocks of machines differ. */
async function beat(path: string): Promise<number> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const file = join(path, BEAT);
  await writeFile(file, '1', { mode: 0o600 });
  return (await stat(file)).mtimeMs;
}

async function isLeft(path: string, name: string, now: number): Promise<boolean> {
  const found = OWN.test(name) ? await stat(join(path, BEAT)).catch(() => null) : null;
  // Between its folder and its first beat.
  const seen = found ?? (await stat(path).catch(() => null));
  return seen !== null && now - seen.mtimeMs > SILENT_MS;
}
