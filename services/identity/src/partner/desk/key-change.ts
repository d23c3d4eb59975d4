import type { PartnerAlgorithm, PartnerKeyAction, PartnerKeyPurpose } from '@hub/contracts/identity';

/** A request from before there were two purposes means `token`. `secret`: sealed for the key of this name, base64. */
export type KeyChange = {
  deed: PartnerKeyAction;
  game: string;
  purpose?: PartnerKeyPurpose;
  kid: string;
  alg: PartnerAlgorithm;
  secret: string | null;
  public_key: string | null;
  old_kid: string;
  overlap_h: number;
};

export type LiveKey = { kid: string; alg: string; expires_at: Date | null };
