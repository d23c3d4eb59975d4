import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import type {
  CasePrincipal,
  HandOverPrincipal,
  MemberWho,
  PlayerPrincipal,
  TokenAccount,
  Principal,
} from '@hub/contracts/shared';
import type { Key, KeyRing } from '../config/keys.ts';
import { deriveKey, mac, open, seal } from '../crypto/index.ts';

/** S: a player's site token, 2 h sliding, 12 h at most. M: a member's, K: one case, the same life. D: one half-written report, never renewed. */
export const SITE_TOKEN_S = 2 * 3600;
export const CHAIN_LIMIT_S = 12 * 3600;
export const RENEW_AFTER_S = 30 * 60;
export const HAND_OVER_TOKEN_S = 30 * 60;

type Kind = 'S' | 'M' | 'K' | 'D';
const ISSUER = 'player-hub';
const lives: Record<Kind, number> = { S: SITE_TOKEN_S, M: SITE_TOKEN_S, K: SITE_TOKEN_S, D: HAND_OVER_TOKEN_S };

/** Without one of these a token is none, whoever signed it: it would end never, or belong to nobody. */
const ALWAYS = ['iss', 'aud', 'iat', 'exp', 'sid', 'start'];
const needed: Record<Kind, string[]> = {
  S: [...ALWAYS, 'game', 'uid', 'server', 'role', 'name', 'inGameId'],
  M: [...ALWAYS, 'member'],
  K: [...ALWAYS, 'game', 'desk', 'ticket'],
  D: [...ALWAYS, 'game', 'desk', 'handOver', 'of'],
};

/** Claims that outlive a renewal: `sid` names the chain, `start` is when it began (unix seconds). */
type Chain = { sid: string; start: number };

/** `issuedAt`, `expiresAt`: unix seconds. */
export type ReadToken = { who: Extract<Principal, { kind: Kind }>; chain: Chain; issuedAt: number; expiresAt: number };

export class TokenRefused extends Error {}

const keyOf = (ring: KeyRing, kid: string | undefined): Key => {
  const key = ring.find((candidate) => candidate.kid === kid);
  if (!key) throw new TokenRefused('unknown key');
  return key;
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A page that is opened gets a token of its own: the asynchronous way over WebCrypto costs ten times as much. */
function signed(kind: Kind, ring: KeyRing, claims: JWTPayload, chain: Chain, now: number) {
  const exp = Math.min(now + lives[kind], chain.start + CHAIN_LIMIT_S);
  const [{ kid, key }] = ring;
  const head = part({ alg: 'HS256', typ: `${kind}+jwt`, kid });
  const text = `${head}.${part({ ...claims, ...chain, iss: ISSUER, aud: kind, iat: now, exp })}`;
  return { exp, token: `${text}.${mac(key, text).toString('base64url')}` };
}

const sign = (...parts: Parameters<typeof signed>): string => signed(...parts).token;

const seconds = () => Math.floor(Date.now() / 1000);
const newChain = (now: number): Chain => ({ sid: `${now}.${randomUUID()}`, start: now });

/** When a chain began (unix seconds), as its name tells; 0, older than anything, for a name that is not ours. */
export function chainStart(sid: string): number {
  return Number(/^(\d{1,12})\./.exec(sid)?.[1] ?? 0);
}

export type TokenRings = { S: KeyRing; K: KeyRing };

/** The desks issue K and D, with the same keys; what a token is stands in its signed head and audience. */
const ringOf = (rings: TokenRings, kind: Kind): KeyRing => rings[kind === 'S' || kind === 'M' ? 'S' : 'K'];

export async function issueSiteToken(
  rings: TokenRings,
  player: Omit<PlayerPrincipal, 'kind' | 'chain'>,
): Promise<string> {
  const now = seconds();
  return sign('S', rings.S, { ...player }, newChain(now), now);
}

/** `chain`: of a session that goes on; another one is begun without. `expire`: unix seconds. */
export function issueMemberToken(rings: TokenRings, of: Pick<MemberWho, 'member'>, chain?: string): MemberToken {
  const now = seconds();
  const own = chain === undefined ? newChain(now) : { sid: chain, start: chainStart(chain) };
  const { exp, token } = signed('M', rings.S, { ...of }, own, now);
  return { token, expire: exp, chain: own.sid };
}
export type MemberToken = { token: string; expire: number; chain: string };

export async function issueTicketToken(rings: TokenRings, of: Omit<CasePrincipal, 'kind'>): Promise<string> {
  const now = seconds();
  return sign('K', rings.K, { ...of }, newChain(now), now);
}

export async function issueHandOverToken(rings: TokenRings, who: Omit<HandOverPrincipal, 'kind'>): Promise<string> {
  const now = seconds();
  const ring = ringOf(rings, 'D');
  const { sender, key, ...shown } = who;
  const of = seal(senderKey(ring[0]), JSON.stringify({ sender, key }), senderBox(who.handOver)).toString('base64url');
  return sign('D', ring, { ...shown, of }, newChain(now), now);
}

/** The claims of a token lie open. Whoever found the link learns what was typed, not in whose name it goes on. */
const senderKey = ({ key }: Key) => deriveKey(key, 'hand-over-sender');
const senderBox = (handOver: number) => `hand-over:${handOver}`;
type Sealed = Pick<HandOverPrincipal, 'sender' | 'key'>;

function openSender(key: Key, handOver: number, of: unknown): Sealed {
  try {
    const box = Buffer.from(String(of), 'base64url');
    return JSON.parse(open(senderKey(key), box, senderBox(handOver))) as Sealed;
  } catch {
    throw new TokenRefused('not sealed by us');
  }
}

/** Reads a site, member, ticket or hand-over token; `TokenRefused` for everything that is not exactly one of ours. */
export async function readToken(rings: TokenRings, token: string): Promise<ReadToken> {
  try {
    const kind: Kind = kindOf(token);
    const { payload, protectedHeader } = await jwtVerify(
      token,
      (header) => keyOf(ringOf(rings, kind), header.kid).key,
      {
        algorithms: ['HS256'],
        typ: `${kind}+jwt`,
        issuer: ISSUER,
        audience: kind,
        maxTokenAge: lives[kind],
        requiredClaims: needed[kind],
      },
    );
    const chain = { sid: String(payload.sid), start: Number(payload.start) };
    if (!(seconds() < chain.start + CHAIN_LIMIT_S)) throw new TokenRefused('the chain is over');
    return {
      who: whoOf(kind, payload, chain.sid, keyOf(ringOf(rings, kind), protectedHeader.kid)),
      chain,
      issuedAt: Number(payload.iat),
      expiresAt: Number(payload.exp),
    };
  } catch (error) {
    if (error instanceof TokenRefused) throw error;
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) throw new TokenRefused(error.message);
    throw error;
  }
}

/** What kind of token a text claims to be: ours by its `typ`, otherwise a game's (`P`). */
export function claimedKind(token: string): Kind | 'P' {
  try {
    return kindOf(token);
  } catch {
    return 'P';
  }
}

function kindOf(token: string): Kind {
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')) as { typ?: string };
  if (header.typ === 'S+jwt') return 'S';
  if (header.typ === 'M+jwt') return 'M';
  if (header.typ === 'K+jwt') return 'K';
  if (header.typ === 'D+jwt') return 'D';
  throw new TokenRefused('not a token of this site');
}

function whoOf(kind: Kind, claims: JWTPayload, chain: string, key: Key): ReadToken['who'] {
  const text = (name: string) => String(claims[name] ?? '');
  if (kind === 'K') {
    const account = claims.account ? { account: claims.account as TokenAccount } : {};
    return { kind, desk: text('desk'), ticket: Number(claims.ticket), game: text('game'), ...account };
  }
  if (kind === 'D') {
    const handOver = Number(claims.handOver);
    return { kind, desk: text('desk'), handOver, game: text('game'), ...openSender(key, handOver, claims.of) };
  }
  if (kind === 'M') return { kind, member: text('member'), chain };
  return {
    kind,
    game: text('game'),
    uid: text('uid'),
    server: text('server'),
    role: text('role'),
    name: text('name'),
    inGameId: text('inGameId'),
    chain,
  };
}

/** A token older than half an hour is answered with a younger one of the same chain, as long as the chain may live. */
export async function renewedToken(rings: TokenRings, token: ReadToken): Promise<string | null> {
  const now = seconds();
  if (token.who.kind === 'D') return null;
  if (now - token.issuedAt < RENEW_AFTER_S || now >= token.chain.start + CHAIN_LIMIT_S) return null;
  const { kind, ...claims } = token.who;
  return sign(kind, ringOf(rings, kind), claims, token.chain, now);
}
