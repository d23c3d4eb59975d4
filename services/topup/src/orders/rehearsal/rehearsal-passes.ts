import { deriveKey, mac, sameBytes } from '@hub/nest-kit/crypto';

const PASS = /^(\d{10})\.(\d{1,10})\.([\w-]{43})$/;
const HOURS = 8;
const HOUR_S = 3600;

/** What a colleague’s session gives to a page of players: rehearsals of one game, for a working day. */
export class RehearsalPasses {
  private readonly key: Uint8Array;

  constructor(checkKey: Uint8Array) {
    this.key = deriveKey(checkKey, 'rehearsal-pass');
  }

  issue(game: string, staff: number, now = Date.now()): { pass: string; until: Date } {
    const ends = Math.floor(now / 1000) + HOURS * HOUR_S;
    const sum = this.sum(game, String(ends), String(staff)).toString('base64url');
    return { pass: `${ends}.${staff}.${sum}`, until: new Date(ends * 1000) };
  }

  opens(pass: string, game: string, now = Date.now()): boolean {
    const [, ends = '', staff = '', sum = ''] = PASS.exec(pass) ?? [];
    if (ends === '' || Number(ends) * 1000 <= now) return false;
    return sameBytes(Buffer.from(sum, 'base64url'), this.sum(game, ends, staff));
  }

  private sum(game: string, ends: string, staff: string): Buffer {
    return mac(this.key, `${game} ${ends} ${staff}`);
  }
}
