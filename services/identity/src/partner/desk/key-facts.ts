import { createHash, createPublicKey } from 'node:crypto';
import type { PartnerKeyPurpose } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { ApprovalDetails } from '@hub/nest-kit/approval';
import type { KeyChange, LiveKey } from './key-change.ts';

const lineOf = ({ kid, alg, expires_at }: LiveKey) => `${kid} ${alg}${expires_at ? ` → ${taipeiIso(expires_at)}` : ''}`;
const lines = (keys: string[]) => keys.join('\n') || null;

const nameOf = (purpose: PartnerKeyPurpose = 'token') => (purpose === 'link' ? 'link_keys' : 'live_keys');

/** What stands: the keys that count, in the order of their names. */
export const standing = (keys: LiveKey[], purpose?: PartnerKeyPurpose): ApprovalDetails => ({
  [nameOf(purpose)]: lines(keys.map(lineOf)),
});

export function wanted(keys: LiveKey[], change: KeyChange): ApprovalDetails {
  const { deed, kid, alg, old_kid, overlap_h, public_key } = change;
  const name = nameOf(change.purpose);
  if (deed === 'revoke') return { [name]: lines(keys.filter((key) => key.kid !== kid).map(lineOf)) };
  const kept = keys.flatMap((key) => {
    if (key.kid !== old_kid) return [lineOf(key)];
    return overlap_h > 0 ? [`${key.kid} ${key.alg} → +${overlap_h} h`] : [];
  });
  const facts: ApprovalDetails = { [name]: lines([...kept, `${kid} ${alg}`]) };
  return public_key ? { ...facts, print: keyPrint(public_key) } : facts;
}

/** SHA-256 of a public key, as `openssl pkey -pubin -outform der | sha256sum` shows it. */
export function keyPrint(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}
