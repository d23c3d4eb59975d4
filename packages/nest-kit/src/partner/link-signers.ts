import type { PartnerLinkView } from '@hub/contracts/identity';
import type { LinkKey } from './signature.ts';

type Link = NonNullable<PartnerLinkView['link']>;

export type Signer = { game: string; keys: readonly LinkKey[] };

export abstract class LinkSigners {
  /** Null for a key that is nobody's or over. Throws `ServiceUnavailable` when that cannot be learnt. */
  abstract signer(kid: string): Promise<Signer | null>;
}

export const keysNow = ({ keys }: Link): LinkKey[] =>
  keys
    .filter(({ until }) => until === null || Date.parse(until) > Date.now())
    .map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64url') }));

export const signerOf = (link: Link): Signer => ({ game: link.game, keys: keysNow(link) });
