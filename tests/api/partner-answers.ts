import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerCalls } from '@hub/contracts/partner';
import { signHeaders, type LinkKey } from '@hub/nest-kit/partner';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

type Links = Record<string, { keys: { kid: string; key: string }[] }>;

/** The key that a demo game's server signs with. */
export function linkKeyOf(folder: string, game: string): LinkKey {
  const links = JSON.parse(readFileSync(join(folder, 'game-links.json'), 'utf8')) as Links;
  const { kid = '', key = '' } = links[game]?.keys[0] ?? {};
  return { kid, secret: Buffer.from(key, 'base64url') };
}

/** Headers of a signed call. `json` is what goes over the line. */
export function signed(line: string, key: LinkKey, json?: unknown, id = `api-${randomUUID()}`): Record<string, string> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const body = json === undefined ? '' : JSON.stringify(json);
  return signHeaders([key], { id, method, path, body }, Math.floor(Date.now() / 1000));
}

/** A game's server asks, revokes and pushes; and is refused for a clock, a repeat with other content, and a bad body. */
export async function callFromAGame(record: Recorder, folder: string): Promise<void> {
  const key = linkKeyOf(folder, 'H73');
  const call = (line: string, json?: unknown, id?: string) =>
    record.call(line, { headers: signed(line, key, json, id), ...(json !== undefined && { json }) });
  const unread = `GET ${partnerCalls.countUnread.path}`;
  await call(`${unread}?partner_uid=uid-900001`);
  await call(unread);
  await record.call(`${unread}?partner_uid=uid-900001`);
  const revoke = `POST ${partnerCalls.revokeTokens.path}`;
  const id = `api-${randomUUID()}`;
  for (const partner_uid of ['uid-api-revoked', 'uid-api-other']) await call(revoke, { partner_uid }, id);
  await call(revoke, { partner_uid: '' });
  const vip = `PUT ${partnerCalls.pushVip.path}`;
  const rows = [{ partner_uid: 'uid-900001', level: 3, until: null }];
  await call(vip, { as_of: '2026-11-22T10:00:00+08:00', rows });
  await call(vip, { as_of: '2026-11-22', rows: [] });
}

/** Owners test a game's link and ask for another address. */
export async function moveAGame(site: Recorder, origin: string, owner: Account): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(owner, 1);
  const base = 'POST /api/staff/partner_keys';
  for (const game_id of ['H73', 'nogame']) await desk.call(`${base}/link_test`, { game_id });
  for (const base_url of ['https://game.example/hub', 'game.example'])
    await desk.call(`${base}/addresses`, { game_id: 'H73', base_url, reason: '遊戲方搬遷機房' });
}
