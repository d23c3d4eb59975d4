import { readFileSync, statSync } from 'node:fs';
import type { LinkKey } from '@hub/nest-kit/partner-signature';

/** Which of a game's keys count: while one takes the other's place the site has both, a game perhaps only one. */
export const keyChoices = ['all', 'newest', 'oldest', 'none'] as const;
export type KeyChoice = (typeof keyChoices)[number];

type Row = { base_url: string; keys: { kid: string; alg: string; key: string }[] };
type Links = Record<string, Row>;

const LOOK_EVERY_MS = 200;

export class LinkKeys {
  private readonly file: string | undefined;
  private links: Links = {};
  private looked = 0;
  private stamp = '';

  constructor(file?: string) {
    this.file = file;
  }

  /** Newest first. */
  of(game: string, choice: KeyChoice = 'all'): LinkKey[] {
    const rows = this.read()[game]?.keys ?? [];
    const chosen = { all: rows, newest: rows.slice(0, 1), oldest: rows.slice(-1), none: [] }[choice];
    return chosen.map(({ kid, key }) => ({ kid, secret: Buffer.from(key, 'base64url') }));
  }

  gameOf(kid: string): string | undefined {
    return Object.entries(this.read()).find(([, { keys }]) => keys.some((one) => one.kid === kid))?.[0];
  }

  private read(): Links {
    const now = Date.now();
    if (!this.file || now - this.looked < LOOK_EVERY_MS) return this.links;
    this.looked = now;
    try {
      const { mtimeMs, size, ino } = statSync(this.file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === this.stamp) return this.links;
      this.links = JSON.parse(readFileSync(this.file, 'utf8')) as Links;
      this.stamp = stamp;
    } catch {
      // not there yet, or just being written: what was known goes on counting
    }
    return this.links;
  }
}
