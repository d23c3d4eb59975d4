import type { PartnerAlgorithm, PartnerKeyDeed } from '@hub/contracts/identity';

/** What an approved request does to a game's keys. `secret`: sealed for the key of this name, base64. */
export type KeyChange = {
  deed: PartnerKeyDeed;
  game: string;
  kid: string;
  alg: PartnerAlgorithm;
  secret: string | null;
  public_key: string | null;
  old_kid: string;
  overlap_h: number;
};

export type LiveKey = { kid: string; alg: string; expires_at: Date | null };
