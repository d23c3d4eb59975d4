import { randomBytes, randomUUID } from 'node:crypto';
import { gamePaths, type GameMail } from '@hub/contracts/partner';
import { signHeaders, type LinkKey } from '@hub/nest-kit/partner-signature';
import { freshMailId, type ConformanceWish } from './conformance-wish.ts';

/** What the game's server said, or why it said nothing. */
export type Said = {
  status: number;
  type: string;
  text: string;
  /** The body as a JSON object; null when it is none. */
  body: Record<string, unknown> | null;
  ms: number;
  /** '' when an answer came. */
  silence: string;
};

/** How a call differs from a plain one. */
export type Over = {
  keys?: LinkKey[];
  kid?: string;
  /** Seconds that the timestamp is ahead of now. */ aheadS?: number;
  id?: string;
  /** Signed instead of what is sent. */ signed?: { method?: string; path?: string; body?: string };
  /** Headers after signing; '' takes one away. */ headers?: Record<string, string>;
  limitMs?: number;
};

export const strangeKey = (): LinkKey => ({ kid: 'a-key-you-do-not-know', secret: randomBytes(32) });

export class GameSide {
  readonly wish: ConformanceWish;
  /** Where the role lives, as the look-up said. */
  server: string;
  readonly took: { lookUps: number[]; mails: number[] } = { lookUps: [], mails: [] };

  constructor(wish: ConformanceWish) {
    this.wish = wish;
    this.server = wish.server;
  }

  async call(method: string, path: string, body = '', over: Over = {}): Promise<Said> {
    const prefix = new URL(this.wish.baseUrl).pathname.replace(/\/$/, '');
    const { keys = [this.wish.key], aheadS = 0, id = `req_${randomUUID()}`, signed = {} } = over;
    const call = {
      id,
      method: signed.method ?? method,
      path: prefix + (signed.path ?? path),
      body: signed.body ?? body,
    };
    const headers: Record<string, string> = {
      ...signHeaders(keys, call, Math.floor(Date.now() / 1000) + aheadS),
      ...(over.kid !== undefined && { 'x-ps-key': over.kid }),
      ...(body && { 'content-type': 'application/json' }),
      ...over.headers,
    };
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
    return this.fetch(method, path, headers, body, over.limitMs ?? this.wish.mailMs);
  }

  roleAt(role: string, over: Over = {}): Promise<Said> {
    const path = gamePaths.role(role, this.wish.game, this.wish.host);
    return this.call('GET', path, '', { limitMs: this.wish.lookUpMs, ...over });
  }

  mail(over: Partial<GameMail> = {}): GameMail {
    return {
      mail_id: freshMailId(),
      game_id: this.wish.game,
      server_id: this.server,
      role_id: this.wish.role,
      title: '測試信件',
      body: '這是整合測試寄出的信，收到即可刪除。',
      items: [{ item_code: this.wish.item, qty: 1 }],
      expire_days: 1,
      reason: 'conformance',
      ...over,
    };
  }

  /** Sends a mail; `text` is the body when it is not the plain JSON of it. */
  send(mail: GameMail, over: Over = {}, text = JSON.stringify(mail)): Promise<Said> {
    return this.call('POST', gamePaths.mails, text, { id: mail.mail_id, ...over });
  }

  state(mailId: string): Promise<Said> {
    return this.call('GET', gamePaths.mail(mailId));
  }

  recall(mailId: string): Promise<Said> {
    return this.call('POST', gamePaths.recall(mailId));
  }

  private async fetch(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
    limitMs: number,
  ): Promise<Said> {
    const began = performance.now();
    const none = (silence: string): Said => ({ status: 0, type: '', text: '', body: null, ms: limitMs, silence });
    try {
      const answer = await fetch(this.wish.baseUrl + path, {
        method,
        headers,
        ...(body && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await answer.text();
      const ms = Math.round(performance.now() - began);
      (path.includes('/roles/') ? this.took.lookUps : this.took.mails).push(ms);
      const type = answer.headers.get('content-type') ?? '';
      return { status: answer.status, type, text, body: objectIn(text), ms, silence: '' };
    } catch (error) {
      return none(whyNot(error as Error, limitMs));
    }
  }
}

function whyNot(error: Error, limitMs: number): string {
  if (error.name === 'TimeoutError') return `no whole answer within ${limitMs / 1000} s`;
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  return code ? `no answer: ${code}` : `no answer: ${message}`;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
