import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

/** A line is with the system before `add` returns: it outlives the process, not the machine. */
export class AppendFile {
  readonly path: string;
  private readonly fd: number;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.fd = openSync(path, 'a+', 0o600);
    if (isCutOff(this.fd)) writeSync(this.fd, '\n');
  }

  add(row: object): void {
    writeSync(this.fd, `${JSON.stringify(row)}\n`);
  }

  empty(): void {
    ftruncateSync(this.fd);
  }

  close(): void {
    closeSync(this.fd);
  }
}

function isCutOff(fd: number): boolean {
  const { size } = fstatSync(fd);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(fd, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}

/** The rows of such a file, oldest first; a line that was cut off by a crash is passed over. */
export async function* rowsIn(path: string): AsyncGenerator<Record<string, unknown>> {
  if (!existsSync(path)) return;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row === 'object' && row !== null) yield row as Record<string, unknown>;
    } catch {
      continue;
    }
  }
}
