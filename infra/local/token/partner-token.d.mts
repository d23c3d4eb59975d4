export type PartnerTokenWish = {
  game: string;
  role?: string;
  server?: string;
  name?: string;
  uid?: string;
  /** Seconds until it ends. */ ttl: number;
  vip?: boolean;
};
export type PartnerClaims = Record<string, unknown> & { iat: number; exp: number };

export function partnerClaims(wish: PartnerTokenWish, nowMs?: number): PartnerClaims;

export function signPartnerToken(claims: Record<string, unknown>, key: { kid: string; key: string }): string;
