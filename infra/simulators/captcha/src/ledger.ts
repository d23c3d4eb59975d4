import { randomBytes } from 'node:crypto';

/** A token that a widget gave, and what became of it. Times in ms since 1970. */
export type TokenRow = {
  token: string;
  sitekey: string;
  action: string;
  hostname: string;
  made_at: number;
  expires_at: number;
  /** Name of the question that used it up. */
  used_by: string | null;
  remoteip: string;
};

export type Question = { secret: string; response: string; remoteip: string; idempotency_key: string };
export type Verdict = {
  success: boolean;
  'error-codes': string[];
  challenge_ts?: string;
  hostname?: string;
  action?: string;
  cdata?: string;
};

const KEPT = 1000;
const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes });

/** The provider's own book: which tokens it gave, and that each is taken once. */
export class Ledger {
  private rows: TokenRow[] = [];
  private questions = 0;

  constructor(
    private readonly account: { sitekey: string; secret: string; lifeS: number },
    private readonly clock: () => number = Date.now,
  ) {}

  get lifeS(): number {
    return this.account.lifeS;
  }

  knows(sitekey: string): boolean {
    return sitekey === this.account.sitekey;
  }

  give(facts: { sitekey: string; action: string; hostname: string }, lifeS = this.account.lifeS): TokenRow {
    const made_at = this.clock();
    const token = `0.${randomBytes(60).toString('base64url')}.${randomBytes(16).toString('hex')}`;
    const row = { ...facts, token, made_at, expires_at: made_at + lifeS * 1000, used_by: null, remoteip: '' };
    this.rows = [row, ...this.rows].slice(0, KEPT);
    return row;
  }

  /** Answers siteverify. The same question again (`idempotency_key`) gets the same answer; any other is a duplicate. */
  verify(question: Question): Verdict {
    this.questions += 1;
    if (!question.secret) return refused('missing-input-secret');
    if (question.secret !== this.account.secret) return refused('invalid-input-secret');
    if (!question.response) return refused('missing-input-response');
    const row = this.rows.find(({ token }) => token === question.response);
    if (!row) return refused('invalid-input-response');
    const name = question.idempotency_key || `question ${this.questions}`;
    if (row.used_by !== null && row.used_by !== name) return refused('timeout-or-duplicate');
    if (row.used_by === null && row.expires_at <= this.clock()) return refused('timeout-or-duplicate');
    row.used_by = name;
    row.remoteip = question.remoteip;
    return {
      success: true,
      'error-codes': [],
      challenge_ts: new Date(row.made_at).toISOString(),
      hostname: row.hostname,
      action: row.action,
      cdata: '',
    };
  }

  list(): { tokens: TokenRow[]; questions: number } {
    return { tokens: this.rows, questions: this.questions };
  }
}
