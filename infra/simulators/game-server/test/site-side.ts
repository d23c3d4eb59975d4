import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamePaths } from '@hub/contracts/partner';
import { signHeaders, type LinkKey } from '@hub/nest-kit/partner-signature';
import { start } from '../src/main.ts';

export const SECRET = Buffer.from('demo-only-mail-secret-0123456789');
export const KEY: LinkKey = { kid: 'h73-link', secret: SECRET };
export const NEXT: LinkKey = { kid: 'h73-link-2', secret: Buffer.from('demo-only-mail-secret-the-second') };

const row = ({ kid, secret }: LinkKey) => ({ kid, alg: 'HS256', key: secret.toString('base64url') });
const otherKeys = Object.fromEntries(
  ['G112', 'L33', 'MA96'].map((game) => [
    game,
    { kid: `${game}-link`, secret: Buffer.from(`secret-of-${game}`.repeat(3)) },
  ]),
);

/** What came back: `how` is `answered`, or why nothing did. */
export type Heard = {
  how: 'answered' | 'late' | 'broken';
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
};
export type CallOver = {
  keys?: LinkKey[];
  atS?: number;
  id?: string;
  waitMs?: number;
  /** Sent instead of what was signed. */ sent?: { method?: string; path?: string; body?: string; headers?: object };
};

let nth = 0;
/** A name for a mail that nobody used yet. */
export const freshMailId = (): string => `rdm_${String((nth += 1)).padStart(26, '0')}`;

export const mailOf = (over: Record<string, unknown> = {}) => ({
  mail_id: freshMailId(),
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456789',
  title: '活動序號獎勵',
  body: '感謝參與活動',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  reason: 'serial:ev_2025h73',
  ...over,
});
export type Mail = ReturnType<typeof mailOf>;

/** A simulator of its own, and the site's side of it: signed calls, and the control interface. */
export async function openGames(over: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hub-games-'));
  const linksFile = join(folder, 'game-links.json');
  const writeLinks = (keys: LinkKey[]) =>
    writeFileSync(
      linksFile,
      JSON.stringify({
        H73: { base_url: 'http://127.0.0.1', keys: keys.map(row) },
        ...Object.fromEntries(
          Object.entries(otherKeys).map(([game, key]) => [game, { base_url: '', keys: [row(key)] }]),
        ),
      }),
    );
  writeLinks([KEY]);
  const env = {
    GAME_LINKS_FILE: linksFile,
    PARTNER_KEYS_FILE: join(folder, 'partner-keys.json'),
    LEDGER_FILE: join(folder, 'ledger', 'ledger.jsonl'),
    SITE_URL: 'http://localhost:8080',
    ...over,
  };
  const box = { running: await start(env) };

  async function ask(url: string, init: RequestInit, waitMs: number): Promise<Heard> {
    try {
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(waitMs) });
      const text = await answer.text();
      const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text };
      return { how: 'answered', status: answer.status, body, headers: answer.headers };
    } catch (error) {
      const how = (error as Error).name === 'TimeoutError' ? 'late' : 'broken';
      return { how, status: 0, body: {}, headers: new Headers() };
    }
  }
  async function call(method: string, path: string, body = '', options: CallOver = {}): Promise<Heard> {
    const {
      keys = [KEY],
      atS = Math.floor(Date.now() / 1000),
      id = `req_${randomUUID()}`,
      waitMs = 10_000,
      sent = {},
    } = options;
    const headers = { ...signHeaders(keys, { id, method, path, body }, atS), ...sent.headers };
    const what = sent.body ?? body;
    return ask(
      box.running.url + (sent.path ?? path),
      { method: sent.method ?? method, headers, ...(what && { body: what }) },
      waitMs,
    );
  }
  const keyOf = (game: string) => (game === 'H73' ? KEY : (otherKeys[game] ?? KEY));
  const send = (mail: Mail, options: CallOver = {}) =>
    call('POST', gamePaths.mails, JSON.stringify(mail), { id: mail.mail_id, keys: [keyOf(mail.game_id)], ...options });
  const role = (id: string, host = '2001', game = 'H73', options: CallOver = {}) =>
    call('GET', gamePaths.role(id, game, host), '', { keys: [keyOf(game)], ...options });
  const state = (mailId: string, options: CallOver = {}) => call('GET', gamePaths.mail(mailId), '', options);
  const recall = (mailId: string, options: CallOver = {}) => call('POST', gamePaths.recall(mailId), '', options);
  const control = async <T = Record<string, unknown>>(line: string, body?: object): Promise<T> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const answer = await fetch(box.running.url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? {} : await answer.json()) as T;
  };
  const restart = async () => {
    await box.running.close();
    box.running = await start(env);
  };
  const close = async () => {
    await box.running.close();
    rmSync(folder, { recursive: true });
  };
  return {
    get url() {
      return box.running.url;
    },
    folder,
    ledgerFile: env.LEDGER_FILE,
    tokenKeysFile: env.PARTNER_KEYS_FILE,
    writeLinks,
    call,
    send,
    role,
    state,
    recall,
    control,
    restart,
    close,
  };
}
export type Games = Awaited<ReturnType<typeof openGames>>;
