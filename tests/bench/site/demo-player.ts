import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { inRoot } from '../../../infra/local/boot/places.mjs';

/** The player whom the demonstration data gives seven reports, one of them with an unread answer. */
export const demoPlayer = {
  game: 'H73',
  uid: 'uid-900001',
  server: 'tw_2001',
  role: '123456789',
  name: '測試角色',
  inGameId: '123456789',
};

/** A token of ours: no exchange comes before the first call. Another `role` has no reports. */
export function siteToken({ tokenKeys }: BenchSite, over: Partial<typeof demoPlayer> = {}): Promise<string> {
  return issueSiteToken(parseRings(tokenKeys) as TokenRings, { ...demoPlayer, ...over });
}

/** A token as the game makes it: the page exchanges it before it asks for anything. */
export function partnerToken({ folder }: BenchSite): string {
  const env = { ...process.env, PARTNER_KEYS_FILE: join(folder, 'partner-keys.json') };
  const verb = inRoot('infra', 'local', 'token.mjs');
  return execFileSync(process.execPath, [verb, '--role', demoPlayer.role], { env, encoding: 'utf8' }).trim();
}
