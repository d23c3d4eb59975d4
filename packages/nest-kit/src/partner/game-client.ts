import type { OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Schema } from 'yup';
import {
  gamePaths,
  healthAnswer,
  mailAnswer,
  mailStateAnswer,
  recallAnswer,
  refusalAnswer,
  roleAnswer,
  type GameMail,
  type GameRefusal,
  type HealthAnswer,
  type MailAnswer,
  type MailStateAnswer,
  type RecallAnswer,
  type RoleAnswer,
} from '@hub/contracts/partner';
import { ServiceUnavailable, ServiceRefused } from '../http/service-client.ts';
import type { GameLink, GameLinks } from './game-link.ts';
import { GameWire, type WireCall, type WireEnd } from './game-wire.ts';

/** `answered`: fits the protocol. `unclear`: maybe happened. `not_sent`: cannot. `later`: `afterMs` null: unsaid. */
export type GameReply<T> = (
  | { kind: 'answered'; ok: true; status: number; body: T }
  | { kind: 'answered'; ok: false; status: number; body: unknown; error: GameRefusal | '' }
  | { kind: 'unclear'; why: string }
  | { kind: 'not_sent'; why: string }
  | { kind: 'later'; status: number; afterMs: number | null; why: string }
) & { ms: number };

type Timed = { timeoutMs?: number };
type Guarded = Timed & Pick<WireCall, 'stillMine'>;
type Question<T> = WireCall & { schema: Schema<T>; fits?: (body: T) => boolean };

const ROLE_MS = 3000;
const MAIL_MS = 5000;
const LEAST_PATIENCE_MS = 1000;
const MOST_PATIENCE_MS = 24 * 3_600_000;

/** A mail as it goes over the line: the same bytes for the same mail, whatever order its fields came in. */
export function mailBytes(mail: GameMail): string {
  const { mail_id, game_id, server_id, role_id, title, body, expire_days, reason } = mail;
  const items = mail.items.map(({ item_code, qty }) => ({ item_code, qty }));
  return JSON.stringify({ mail_id, game_id, server_id, role_id, title, body, items, expire_days, reason });
}

/** Nothing is thrown, repeated or remembered: that is for who calls. */
export class GameClient implements OnApplicationShutdown {
  constructor(
    private readonly links: GameLinks,
    private readonly wire = new GameWire(),
    private readonly clock: () => number = Date.now,
  ) {}

  role(game: string, roleId: string, hostId: string, { timeoutMs = ROLE_MS }: Timed = {}) {
    const path = gamePaths.role(roleId, game, hostId);
    const fits = ({ result }: RoleAnswer) => result.role_id === roleId;
    return this.ask<RoleAnswer>(game, { ...read(path, timeoutMs), schema: roleAnswer, fits });
  }

  sendMail(game: string, mail: GameMail, { timeoutMs = MAIL_MS, stillMine }: Guarded = {}) {
    const body = mailBytes(mail);
    const call = { id: mail.mail_id, method: 'POST', path: gamePaths.mails, body, timeoutMs, stillMine } as const;
    const fits = ({ mail_id }: MailAnswer) => mail_id === mail.mail_id;
    return this.ask<MailAnswer>(game, { ...call, schema: mailAnswer, fits });
  }

  mailState(game: string, mailId: string, { timeoutMs = MAIL_MS }: Timed = {}) {
    const fits = ({ mail_id }: MailStateAnswer) => mail_id === mailId;
    return this.ask<MailStateAnswer>(game, {
      ...read(gamePaths.mail(mailId), timeoutMs),
      schema: mailStateAnswer,
      fits,
    });
  }

  recall(game: string, mailId: string, { timeoutMs = MAIL_MS }: Timed = {}) {
    const call = { ...read(gamePaths.recall(mailId), timeoutMs), method: 'POST' } as const;
    const fits = ({ mail_id }: RecallAnswer) => mail_id === mailId;
    return this.ask<RecallAnswer>(game, { ...call, schema: recallAnswer, fits });
  }

  health(game: string, { timeoutMs = ROLE_MS }: Timed = {}) {
    return this.ask<HealthAnswer>(game, { ...read(gamePaths.health, timeoutMs), schema: healthAnswer });
  }

  close(): Promise<void> {
    return this.wire.close();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private async ask<T>(game: string, question: Question<T>): Promise<GameReply<T>> {
    const begun = performance.now();
    const link = await this.linkOf(game);
    if (typeof link === 'string') return { kind: 'not_sent', why: link, ms: Math.round(performance.now() - begun) };
    const end = await this.wire.send(link, question, Math.floor(this.clock() / 1000));
    return { ...readEnd(end, question, this.clock()), ms: Math.round(performance.now() - begun) };
  }

  private async linkOf(game: string): Promise<GameLink | string> {
    try {
      const link = await this.links.of(game);
      return link && link.keys.length > 0 ? link : 'no_link';
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ServiceRefused) return 'links_away';
      throw error;
    }
  }
}

const read = (path: string, timeoutMs: number): WireCall => ({
  id: `req_${randomUUID()}`,
  method: 'GET',
  path,
  body: '',
  timeoutMs,
});

type Untimed<T> = T extends unknown ? Omit<T, 'ms'> : never;

/** Reads how a call ended. Words of an answer count only when the whole of it has the form that the protocol gives it. */
export function readEnd<T>(end: WireEnd, { schema, fits }: Pick<Question<T>, 'schema' | 'fits'>, nowMs: number) {
  const reply = (given: Untimed<GameReply<T>>) => given;
  if (end.end !== 'heard') return reply({ kind: end.end === 'never' ? 'not_sent' : 'unclear', why: end.why });
  const { status, headers, text } = end;
  const later = (why: string) =>
    reply({ kind: 'later', status, afterMs: patienceOf(headers['retry-after'], nowMs), why });
  const body = parsed(text);
  if (status === 200) {
    const value = cast(schema, body);
    if (value === null) return reply({ kind: 'unclear', why: 'nonsense' });
    if (fits && !fits(value)) return reply({ kind: 'unclear', why: 'other_id' });
    return reply({ kind: 'answered', ok: true, status, body: value });
  }
  if (status >= 300 && status < 400) return reply({ kind: 'unclear', why: 'redirect' });
  const error = status < 300 ? undefined : cast(refusalAnswer, body)?.error;
  if ((status === 429 || status === 503) && error !== 'bad_signature') return later(`status_${status}`);
  if (error === 'maintenance' || error === 'rate_limited') return later(error);
  // A 4xx that is not in the protocol's words comes from something in between, or from a game whose routes are gone, and
  // says nothing about the call. Only that nobody let us in is clear without words.
  const refuses = (status >= 400 && status < 500) || status === 501 || error === 'bad_signature';
  if (refuses && (error || status === 401))
    return reply({ kind: 'answered', ok: false, status, body, error: error ?? '' });
  return reply({ kind: 'unclear', why: status < 300 ? 'nonsense' : `status_${status}` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function cast<T>(schema: Schema<T>, body: unknown): T | null {
  if (typeof body !== 'object' || body === null) return null;
  try {
    return schema.validateSync(body, { stripUnknown: true });
  } catch {
    return null;
  }
}

/** Seconds or a date, as HTTP has it; null for none that can be read, and for one that says "now". */
function patienceOf(header: string | undefined, nowMs: number): number | null {
  if (!header) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return ms > 0 ? Math.min(Math.max(LEAST_PATIENCE_MS, ms), MOST_PATIENCE_MS) : null;
}
