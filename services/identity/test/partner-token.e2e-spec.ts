import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeView } from '@hub/contracts/identity';
import { callAs } from '@hub/nest-kit/testing';
import { readToken } from '@hub/nest-kit/tokens';
import { FindPartnerKey } from '../src/partner/find-partner-key.ts';
import { ReadPartnerToken } from '../src/partner/read-partner-token.ts';
import { RetirePartnerKey } from '../src/partner/retire-partner-key.ts';
import { anIdentity, asGateway, tokenRings, type TestIdentity } from './identity.factory.ts';
import { aGameId, aPartnerKey, aPartnerToken, nowS, partnerClaims, type SigningKey } from './partner-key.factory.ts';

const EXAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6Img3My0yMDI1YSJ9.eyJpc3MiOiJnYW1lOkg3MyIsImF1ZCI6InBsYXllci1zaXRlIiwic3ViIjoidWlkLTkwMDAwMSIsImp0aSI6IjAxSkRFTU8wMDAwMDAwMDAwMDAwMDAwMDAxIiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjE3NjcyMjc0MDAsImdhbWVfaWQiOiJINzMiLCJzZXJ2ZXJfaWQiOiJ0d18yMDAxIiwicm9sZV9pZCI6IjEyMzQ1Njc4OSIsImNoYXJfbmFtZSI6Iua4rOippuinkuiJsiJ9.lbgeC1fydw237AYzqOv7ejZhmlMhza7fTmkQJkUB8Nc';
const EXAMPLE_IAT = 1_767_225_600;

let identity: TestIdentity;
let key: SigningKey;
let rsa: SigningKey;
let eddsa: SigningKey;

const exchange = (token: string) =>
  callAs<ExchangeView & { jwt?: string }>(identity.url, 'identity', 'POST /internal/exchange', {
    who: asGateway,
    body: { token },
  });
const reader = (clock?: () => number) => new ReadPartnerToken(new FindPartnerKey(identity.source, identity.box), clock);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const handMade = (header: object, claims: JWTPayload, sign: (text: string) => string) => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign(text)}`;
};

beforeAll(async () => {
  identity = await anIdentity();
  key = await aPartnerKey(identity);
  rsa = await aPartnerKey(identity, { alg: 'RS256' });
  eddsa = await aPartnerKey(identity, { alg: 'EdDSA' });
});
afterAll(() => identity.close());

describe('a token of a game', () => {
  it('becomes a site token that names the player', async () => {
    const { status, body } = await exchange(await aPartnerToken(key, { in_game_id: '77' }));
    expect(status).toBe(200);
    expect(body.player).toMatchObject({ game: key.gameId, uid: 'uid-900001', server: 'tw_2001', role: '123456789' });
    expect(body.player).toMatchObject({ name: '測試角色', inGameId: '77' });
    const read = await readToken(tokenRings, body.token);
    expect(read.who).toEqual({ kind: 'S', ...body.player });
    expect(read.chain.start).toBeGreaterThan(nowS() - 10);
  });

  it('may be exchanged again while it lives, each time for a chain of its own', async () => {
    const token = await aPartnerToken(key, { jti: 'the-same' });
    const [first, second] = [await exchange(token), await exchange(token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.player.chain).not.toBe(second.body.player.chain);
  });

  it.each(['RS256', 'EdDSA'])('may be signed with %s', async (alg) => {
    expect((await exchange(await aPartnerToken(alg === 'RS256' ? rsa : eddsa))).status).toBe(200);
  });

  it.each(['龍與🐉👩‍👩‍👧', 'Ⅻ名字十二個字的角色喔喔', 'مرحبا', 'é́'.normalize('NFD'), '', '𠮷'.repeat(64)])(
    'keeps the name %j as it is, and the number in the game is the role without another',
    async (name) => {
      const { body } = await exchange(await aPartnerToken(key, { char_name: name }));
      expect(body.player).toMatchObject({ name, inGameId: '123456789' });
    },
  );

  it('passes within a minute of clock difference, on both ends', async () => {
    expect((await exchange(await aPartnerToken(key, { iat: nowS() - 1850, exp: nowS() - 50 }))).status).toBe(200);
    expect((await exchange(await aPartnerToken(key, { iat: nowS() + 50 }))).status).toBe(200);
    expect((await exchange(await aPartnerToken(key, { iat: nowS() - 100, exp: nowS() + 3500 }))).status).toBe(200);
  });

  it('needs no typ, and ignores where its header says the key is', async () => {
    const header = { typ: undefined, jku: 'https://evil.example/keys', x5u: 'https://evil.example/x' };
    expect((await exchange(await aPartnerToken(key, {}, header))).status).toBe(200);
  });

  it('is told to other processes only', async () => {
    const body = { token: await aPartnerToken(key) };
    expect((await callAs(identity.url, 'identity', 'POST /internal/exchange', { body })).status).toBe(403);
  });

  it('passes as documented, at its time, under the documented key', async () => {
    const secret = new Uint8Array(Buffer.from('demo-only-partner-secret-32bytes'));
    const notBefore = new Date((EXAMPLE_IAT - 60) * 1000);
    await aPartnerKey(identity, { gameId: 'H73', kid: 'h73-2025a', secret, notBefore });
    const { player, issuedAt } = await reader(() => (EXAMPLE_IAT + 5) * 1000).run(EXAMPLE);
    expect(issuedAt).toBe(EXAMPLE_IAT);
    expect(player).toEqual({
      game: 'H73',
      uid: 'uid-900001',
      server: 'tw_2001',
      role: '123456789',
      name: '測試角色',
      inGameId: '123456789',
    });
    await expect(reader().run(EXAMPLE)).rejects.toThrow(/exp|iat/);
  });
});

describe('two live keys of a game', () => {
  it('both open, until one is retired; a third is refused', async () => {
    const gameId = aGameId();
    const [first, second] = [await aPartnerKey(identity, { gameId }), await aPartnerKey(identity, { gameId })];
    expect((await exchange(await aPartnerToken(first))).status).toBe(200);
    expect((await exchange(await aPartnerToken(second))).status).toBe(200);
    await expect(aPartnerKey(identity, { gameId })).rejects.toThrow(/2 live keys/);
    expect(await new RetirePartnerKey(identity.db).run(first.kid, 'test')).toBe(true);
    expect((await exchange(await aPartnerToken(first))).status).toBe(401);
    expect((await exchange(await aPartnerToken(second))).status).toBe(200);
    await expect(aPartnerKey(identity, { gameId })).resolves.toBeTruthy();
  });

  it('are stored sealed, each to its own row', async () => {
    const rows: { secret_box: Buffer }[] = await identity.source.query(
      'SELECT secret_box FROM partner_key WHERE kid = ?',
      [key.kid],
    );
    const box = rows[0]?.secret_box as Buffer;
    expect(box.includes(Buffer.from(key.sign as Uint8Array))).toBe(false);
    expect(() => identity.box.open(box, 'partner_key:another')).toThrow();
  });

  it('must be strong and of their algorithm', async () => {
    await expect(aPartnerKey(identity, { secret: new Uint8Array(31) })).rejects.toThrow(/32 bytes/);
    await expect(aPartnerKey(identity, { kid: 'a b' })).rejects.toThrow(/kid/);
  });
});

describe('a token is refused when', () => {
  const foreign = (): SigningKey => ({ ...key, sign: new Uint8Array(32).fill(7) });
  const pem = (pair: KeyObject) => pair.export({ type: 'spki', format: 'pem' }).toString();
  const cases: [string, RegExp, () => string | Promise<string>][] = [
    ['it is no token', /not a token/, () => 'no.token'],
    ['the key is another', /signature/, () => aPartnerToken(foreign())],
    ['one sign of it was changed', /signature/, async () => (await aPartnerToken(key)).replace(/.{4}$/, 'AAAA')],
    ['alg is none', /alg/i, () => handMade({ alg: 'none', typ: 'JWT', kid: key.kid }, partnerClaims(key), () => '')],
    ['alg is HS512', /alg/i, () => aPartnerToken({ ...key, sign: new Uint8Array(64) }, {}, { alg: 'HS512' })],
    [
      'an RS256 kid is used with HS256 over the public key',
      /alg/i,
      async () => {
        const rows: { public_key: string }[] = await identity.source.query(
          'SELECT public_key FROM partner_key WHERE kid = ?',
          [rsa.kid],
        );
        const header = { alg: 'HS256', typ: 'JWT', kid: rsa.kid };
        const secret = String(rows[0]?.public_key);
        return handMade(header, partnerClaims(rsa), (t) => createHmac('sha256', secret).update(t).digest('base64url'));
      },
    ],
    ['an HS256 kid is used with RS256', /alg/i, () => aPartnerToken({ ...rsa, kid: key.kid, gameId: key.gameId })],
    [
      'it brings its own key',
      /signature/,
      () => {
        const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const own = { jwk: pair.publicKey.export({ format: 'jwk' }), x5c: [pem(pair.publicKey)] };
        return new SignJWT(partnerClaims(rsa))
          .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: rsa.kid, ...own } as { alg: string })
          .sign(pair.privateKey);
      },
    ],
    ['typ is that of a site token', /typ/, () => aPartnerToken(key, {}, { typ: 'S+jwt' })],
    ['the kid is unknown', /unknown kid/, () => aPartnerToken(key, {}, { kid: 'nobody' })],
    ['the kid is missing', /unknown kid/, () => aPartnerToken(key, {}, { kid: undefined })],
    ['the audience is another', /aud/, () => aPartnerToken(key, { aud: 'other-site' })],
    ['the issuer is another game', /iss/, () => aPartnerToken(key, { iss: `game:${rsa.gameId}` })],
    ['the issuer is no game', /iss/, () => aPartnerToken(key, { iss: key.gameId })],
    ['game_id is another game', /game_id/, () => aPartnerToken(key, { game_id: rsa.gameId })],
    ['it expired beyond the skew', /exp/, () => aPartnerToken(key, { iat: nowS() - 1000, exp: nowS() - 61 })],
    ['it is from the future beyond the skew', /iat/, () => aPartnerToken(key, { iat: nowS() + 90 })],
    ['it is not to be used yet', /nbf/, () => aPartnerToken(key, { nbf: nowS() + 90 })],
    ['it would live longer than an hour', /3601 s/, () => aPartnerToken(key, { iat: nowS(), exp: nowS() + 3601 })],
    ['it ends before it begins', /-5 s/, () => aPartnerToken(key, { iat: nowS(), exp: nowS() - 5 })],
    ['the name holds a control character', /control/, () => aPartnerToken(key, { char_name: 'a\u0007b' })],
    ['the name turns the text around', /control/, () => aPartnerToken(key, { char_name: '\u202Efdp' })],
    ['the name is too long', /too long/, () => aPartnerToken(key, { char_name: '名'.repeat(65) })],
    ['the name is no text', /char_name/, () => aPartnerToken(key, { char_name: 5 })],
    ['the account is too long', /sub/, () => aPartnerToken(key, { sub: 'u'.repeat(65) })],
    ['the account is a number', /sub/, () => aPartnerToken(key, { sub: 5 as unknown as string })],
    ['the role holds a space', /role_id/, () => aPartnerToken(key, { role_id: '12 34' })],
    ['in_game_id is empty', /in_game_id/, () => aPartnerToken(key, { in_game_id: '' })],
    ...['iss', 'aud', 'sub', 'jti', 'iat', 'exp', 'game_id', 'server_id', 'role_id', 'char_name'].map(
      (claim): [string, RegExp, () => Promise<string>] => [
        `${claim} is missing`,
        new RegExp(claim),
        () => aPartnerToken(key, { iat: nowS(), exp: nowS() + 60, [claim]: undefined }),
      ],
    ),
  ];

  it.each(cases)('%s', async (_, reason, make) => {
    const token = await make();
    await expect(reader().run(token)).rejects.toThrow(reason);
    const { status, body } = await exchange(token);
    expect({ status, body }).toEqual({ status: 401, body: { jwt: '登入逾時，請重新操作' } });
  });

  it('its key is not valid yet, or not any more', async () => {
    const early = await aPartnerKey(identity, { notBefore: new Date(Date.now() + 60_000) });
    const late = await aPartnerKey(identity, { expiresAt: new Date(Date.now() - 1000) });
    expect((await exchange(await aPartnerToken(early))).status).toBe(401);
    expect((await exchange(await aPartnerToken(late))).status).toBe(401);
  });
});
