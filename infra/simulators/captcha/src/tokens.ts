import { randomBytes, randomUUID } from 'node:crypto';
import type { Ledger } from '../../local-web/src/ledger.ts';

/** A token that a widget gave, and what became of it. Times in ms since 1970. */
export type TokenRow = {
  id: string;
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

const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes });

type Account = { sitekey: string; secret: string; /** How long a token may be verified, in seconds. */ lifeS: number };

export class Tokens {
  private readonly account: Account;
  private readonly ledger: Ledger<TokenRow>;
  questions = 0;

  constructor(account: Account, ledger: Ledger<TokenRow>) {
    this.account = account;
    this.ledger = ledger;
  }

  get lifeS(): number {
    return this.account.lifeS;
  }

  knows(sitekey: string): boolean {
    return sitekey === this.account.sitekey;
  }

  give(facts: { sitekey: string; action: string; hostname: string }, lifeS = this.account.lifeS): TokenRow {
    const made_at = Date.now();
    const id = `0.${randomBytes(60).toString('base64url')}.${randomBytes(16).toString('hex')}`;
    const row = { ...facts, id, made_at, expires_at: made_at + lifeS * 1000, used_by: null, remoteip: '' };
    this.ledger.put(row);
    return row;
  }

  /** Answers siteverify. The same question again (`idempotency_key`) gets the same answer; any other is a duplicate. */
  verify(question: Question): Verdict {
    this.questions += 1;
    if (!question.secret) return refused('missing-input-secret');
    if (question.secret !== this.account.secret) return refused('invalid-input-secret');
    if (!question.response) return refused('missing-input-response');
    const row = this.ledger.find(question.response);
    if (!row) return refused('invalid-input-response');
    const name = question.idempotency_key || `unnamed ${randomUUID()}`;
    if (row.used_by !== null && row.used_by !== name) return refused('timeout-or-duplicate');
    if (row.used_by === null && row.expires_at <= Date.now()) return refused('timeout-or-duplicate');
    this.ledger.put({ ...row, used_by: name, remoteip: question.remoteip });
    return {
      success: true,
      'error-codes': [],
      challenge_ts: new Date(row.made_at).toISOString(),
      hostname: row.hostname,
      action: row.action,
      cdata: '',
    };
  }

  list(): TokenRow[] {
    return this.ledger.list();
  }
}
