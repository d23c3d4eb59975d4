import type { GameMail } from '@hub/contracts/partner';

export type MailState = 'accepted' | 'claimed' | 'expired' | 'recalled';

/** A mail that was taken. `mail` is null for one of long ago: what it brought is in the ledger alone. */
export type StoredMail = {
  /** Its place among all effects, from 1. */ n: number;
  mailId: string;
  game: string;
  role: string;
  partnerMailId: string;
  bodyHash: string;
  /** When it was applied, ms since 1970. */ at: number;
  state: MailState;
  /** How often the same mail came again, and another of the same name. */ duplicates: number;
  conflicts: number;
  mail: GameMail | null;
};

const FIRST_PARTNER_ID = 88_000;
const DAY_MS = 86_400_000;

export type StoreLimits = {
  /** Mails of which all is kept in memory. */ whole: number;
  /** Mails that are remembered. */ all: number;
};

export class MailStore {
  private readonly limits: StoreLimits;
  private mails = new Map<string, StoredMail>();
  private order: string[] = [];
  private boxes = new Map<string, string[]>();
  private count = 0;
  private light = 0;

  constructor(limits: StoreLimits = { whole: 20_000, all: 500_000 }) {
    this.limits = limits;
  }

  get size(): number {
    return this.mails.size;
  }

  get isFull(): boolean {
    return this.mails.size >= this.limits.all;
  }

  find(mailId: string): StoredMail | undefined {
    const held = this.mails.get(mailId);
    if (held?.state === 'accepted' && held.mail && Date.now() > held.at + held.mail.expire_days * DAY_MS)
      held.state = 'expired';
    return held;
  }

  put(mail: GameMail, bodyHash: string, at = Date.now(), n = this.count + 1): StoredMail {
    this.count = Math.max(this.count, n);
    const stored: StoredMail = {
      n,
      mailId: mail.mail_id,
      game: mail.game_id,
      role: mail.role_id,
      partnerMailId: String(FIRST_PARTNER_ID + n),
      bodyHash,
      at,
      state: 'accepted',
      duplicates: 0,
      conflicts: 0,
      mail,
    };
    this.mails.set(mail.mail_id, stored);
    this.order.push(mail.mail_id);
    const box = `${mail.game_id} ${mail.role_id}`;
    const held = this.boxes.get(box);
    if (held) held.push(mail.mail_id);
    else this.boxes.set(box, [mail.mail_id]);
    this.lighten();
    return stored;
  }

  waiting(game: string, role: string): number {
    return this.box(game, role).filter((mailId) => this.find(mailId)?.state === 'accepted').length;
  }

  held(game: string, role: string): number {
    return this.box(game, role).length;
  }

  newest(game: string, role: string, most: number): StoredMail[] {
    return this.box(game, role)
      .slice(-most)
      .reverse()
      .map((mailId) => this.find(mailId))
      .filter((mail) => mail !== undefined);
  }

  /** Mails in the order in which they were applied, after the effect `n`. */
  after(n: number, most: number, fits: (mail: StoredMail) => boolean): StoredMail[] {
    const found: StoredMail[] = [];
    for (let at = this.placeAfter(n); at < this.order.length && found.length < most; at += 1) {
      const mail = this.find(this.order[at] ?? '');
      if (mail && fits(mail)) found.push(mail);
    }
    return found;
  }

  clear(): void {
    this.mails = new Map();
    this.order = [];
    this.boxes = new Map();
    this.count = 0;
    this.light = 0;
  }

  private box(game: string, role: string): readonly string[] {
    return this.boxes.get(`${game} ${role}`) ?? [];
  }

  /** Of mails of long ago only the name and what became of it is kept in memory. */
  private lighten(): void {
    for (; this.order.length - this.light > this.limits.whole; this.light += 1) {
      const old = this.mails.get(this.order[this.light] ?? '');
      if (old) old.mail = null;
    }
  }

  /** Effects are numbered without gaps, so the place is near; a ledger that lost a line moves it a little. */
  private placeAfter(n: number): number {
    let place = Math.min(n, this.order.length);
    while (place > 0 && (this.mails.get(this.order[place - 1] ?? '')?.n ?? 0) > n) place -= 1;
    return place;
  }
}
