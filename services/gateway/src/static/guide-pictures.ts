import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'guide');
const PATH = /^\/guide\/((?:idv|lifeafter)(?:gameid|accountid)\.jpg)$/;

/** Drawings that show where a number is found in a game, at addresses that never change. */
export class GuidePictures {
  private readonly known = new Map<string, Promise<Buffer | null>>();

  /** Null where there is none. */
  find(path: string): Promise<Buffer | null> {
    const name = PATH.exec(path)?.[1];
    if (name === undefined) return Promise.resolve(null);
    const known = this.known.get(name) ?? readFile(join(FOLDER, name)).catch(() => null);
    this.known.set(name, known);
    return known;
  }
}
