import type { PartnerLinkView } from '@hub/contracts/identity';
import type { LinkKey } from './signature.ts';

type Link = NonNullable<PartnerLinkView['link']>;

/** Whose call it is, and the keys of that game that count now. */
export type Signer = { game: string; keys: readonly LinkKey[] };

export abstract class LinkSigners {
  /** Null for a key that is nobody's or does not count now. Throws `ServiceUnavailable` when that cannot be learnt. */
  abstract signer(kid: string): Promise<Signer | null>;
}

/** The keys of a link as it was told, without those whose end has come since. */
export const keysNow = ({ keys }: Link): LinkKey[] =>
  keys
    .filter(({ until }) => until === null || Date.parse(until) > Date.now())
    .map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64url') }));

export const signerOf = (link: Link): Signer => ({ game: link.game, keys: keysNow(link) });
