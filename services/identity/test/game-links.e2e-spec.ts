import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalView } from '@hub/contracts/approvals';
import type { GameLinkTestView, PartnerKeysView, PartnerKeyTestView, PartnerLinkView } from '@hub/contracts/identity';
import type { LinkKey } from '@hub/nest-kit/partner';
import { callAs, unique } from '@hub/nest-kit/testing';
import { RefuseDemoKeys } from '../src/partner/refuse-demo-keys.ts';
import { aGameServer } from './game-server.ts';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import { deskTools, KEYS } from './partner-desk.factory.ts';
import { aGameId, aPartnerKey, aPartnerToken } from './partner-key.factory.ts';
import { ageSessions, anOwner, signIn, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let asker: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  asker = await signIn(identity, await anOwner(identity));
  second = await signIn(identity, await anOwner(identity));
});
afterAll(() => identity.close());

const { as, ask, asked, decide } = deskTools(() => identity);
const linksFor = (query: string, from = query.startsWith('kid=') ? 'vip' : 'events') =>
  callAs<PartnerLinkView>(identity.url, 'identity', `GET /internal/partner/links?${query}`, {
    who: { kind: 'service', from },
  });
const moved = (by: SignedIn, game_id: string, base_url: string, key?: string) =>
  as<ApprovalView & { base_url?: string }>(
    by,
    `POST ${KEYS}/addresses`,
    { game_id, base_url, reason: '遊戲方搬遷機房' },
    key,
  );
const linkKey = (gameId: string, secret = new Uint8Array(randomBytes(32))) =>
  aPartnerKey(identity, { gameId, purpose: 'link', secret, kid: `${gameId}-link-${unique()}` });
const secretOf = (key: { sign: unknown }) => Buffer.from(key.sign as Uint8Array);

/** A game with an address that two people agreed on. */
async function linked(base_url = 'http://127.0.0.1:9') {
  const game = aGameId();
  const key = await linkKey(game);
  const { body } = await moved(asker, game, base_url);
  expect((await decide(second, body.data.id, 'approve')).status).toBe(200);
  return { game, key };
}

describe('a key has one purpose', () => {
  it('and opens nothing of the other', async () => {
    const game = aGameId();
    const forTokens = await aPartnerKey(identity, { gameId: game });
    const forLink = await linkKey(game);
    const tried = async (token: string) =>
      (await as<PartnerKeyTestView>(asker, `POST ${KEYS}/test`, { token })).body.data;
    expect(await tried(await aPartnerToken(forTokens))).toMatchObject({ ok: true });
    expect(await tried(await aPartnerToken(forLink))).toMatchObject({
      ok: false,
      why: `key ${forLink.kid} is not for tokens`,
    });
    const exchange = (token: string) =>
      callAs(identity.url, 'identity', 'POST /internal/exchange', { who: asGateway, body: { token } });
    expect((await exchange(await aPartnerToken(forLink))).status).toBe(401);
    expect((await linksFor(`kid=${forTokens.kid}`)).body.link).toBeNull();
    expect((await linksFor(`game=${game}`)).body.link?.keys.map(({ kid }) => kid)).toEqual([forLink.kid]);
  });

  it('with room for two of each', async () => {
    const game_id = aGameId();
    for (const purpose of ['token', 'link'] as const)
      for (const _ of [1, 2]) {
        const { id } = await asked(asker, { game_id, purpose });
        expect((await decide(second, id, 'approve')).status).toBe(200);
      }
    for (const purpose of ['token', 'link']) expect((await ask(asker, { game_id, purpose })).status).toBe(409);
  });

  it('may be asked for at the same time as one of the other purpose', async () => {
    const game_id = aGameId();
    await asked(asker, { game_id, purpose: 'token' });
    await asked(asker, { game_id, purpose: 'link' });
    expect((await ask(asker, { game_id, purpose: 'link' })).status).toBe(409);
  });

  it('is HS256 for a link, and is revoked under its own purpose only', async () => {
    const game_id = aGameId();
    const refused = await ask(asker, { game_id, purpose: 'link', alg: 'EdDSA', public_key: 'x' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['alg'])]);
    const key = await linkKey(game_id);
    expect((await ask(asker, { deed: 'revoke', game_id, kid: key.kid, purpose: 'token' })).status).toBe(400);
    const { id } = await asked(asker, { deed: 'revoke', game_id, kid: key.kid, purpose: 'link' });
    await decide(second, id, 'approve');
    expect((await linksFor(`kid=${key.kid}`)).body.link).toBeNull();
  });

  it('that stands in a document opens no real site', async () => {
    const own = await anIdentity();
    const gameId = aGameId();
    const secret = new Uint8Array(Buffer.from('demo-only-mail-secret-0123456789'));
    await aPartnerKey(own, { gameId, purpose: 'link', secret });
    const refused = new RefuseDemoKeys(own.source, own.box, { HUB_ENV: 'production' }).onModuleInit();
    await expect(refused).rejects.toThrow('is the documented example');
    await own.close();
  });
});

describe('the links that our services learn', () => {
  it('have the newest key first, the old one until its end, and none that is over', async () => {
    const { game, key } = await linked('http://game.test:8443/hub/');
    const kid = `${game}-link-b`;
    const { id } = await asked(asker, {
      deed: 'rotate',
      purpose: 'link',
      game_id: game,
      kid,
      old_kid: key.kid,
      overlap_h: 2,
    });
    await decide(second, id, 'approve');
    const { body } = await linksFor(`game=${game}`);
    expect(body.link).toMatchObject({ game, base_url: 'http://game.test:8443/hub', public_only: false });
    expect(body.link?.keys.map((one) => [one.kid, one.until === null])).toEqual([
      [kid, true],
      [key.kid, false],
    ]);
    expect(body.link?.keys[1]?.secret).toBe(secretOf(key).toString('base64url'));
    expect((await linksFor(`kid=${key.kid}`)).body.link?.game).toBe(game);
    await identity.source.query('UPDATE partner_key SET expires_at = NOW(3) WHERE kid = ?', [key.kid]);
    expect((await linksFor(`game=${game}`)).body.link?.keys.map((one) => one.kid)).toEqual([kid]);
    expect((await linksFor(`kid=${key.kid}`)).body.link).toBeNull();
  });

  it('are for those that speak with games, and for nobody else', async () => {
    const { game, key } = await linked();
    const statusOf = async (query: string, from: string) => (await linksFor(query, from)).status;
    for (const from of ['catalog', 'events']) {
      expect([await statusOf(`game=${game}`, from), await statusOf(`kid=${key.kid}`, from)]).toEqual([200, 403]);
    }
    for (const from of ['support', 'vip']) {
      expect([await statusOf(`game=${game}`, from), await statusOf(`kid=${key.kid}`, from)]).toEqual([403, 200]);
    }
    for (const from of ['identity', 'gateway', 'topup', 'surveys']) {
      expect([await statusOf(`game=${game}`, from), await statusOf(`kid=${key.kid}`, from)]).toEqual([403, 403]);
    }
    expect((await as(asker, `GET /internal/partner/links?game=${game}`)).status).toBe(403);
    for (const query of ['', `game=${game}&kid=x`]) expect((await linksFor(query)).status).toBe(400);
  });
});

describe('the address of a game', () => {
  it('is changed by two people, noted, and stands in the list', async () => {
    const game = aGameId();
    await linkKey(game);
    const { status, body } = await moved(asker, game, ' https://Game.example/hub/ ');
    expect([status, body.data.kind, body.data.facts]).toEqual([
      201,
      'game-address',
      [{ name: 'address', before: null, after: 'https://game.example/hub' }],
    ]);
    expect((await linksFor(`game=${game}`)).body.link?.base_url).toBe('');
    expect((await decide(asker, body.data.id, 'approve')).status).toBe(403);
    expect((await decide(second, body.data.id, 'approve')).status).toBe(200);
    const list = await as<PartnerKeysView>(asker, `GET ${KEYS}?game_id=${game}`);
    expect(list.body.addresses).toMatchObject([{ game_id: game, base_url: 'https://game.example/hub' }]);
    const same = await moved(asker, game, 'https://game.example/hub/');
    expect([same.status, same.body.base_url]).toEqual([400, '目前就是這個位址']);
    const traces = await identity.source.query<{ action: string; actor: string; detail: string }[]>(
      `SELECT action, actor, detail FROM audit WHERE object = ?`,
      [`link:${game}`],
    );
    expect(traces).toMatchObject([{ action: 'game-address-changed', actor: second.account.login }]);
    expect(JSON.parse(traces[0]?.detail ?? '')).toMatchObject({
      asked_by: asker.account.login,
      before: { address: null },
    });
  });

  it('is asked for once, however often the form is sent', async () => {
    const game = aGameId();
    const key = `form-${unique()}-abcd`;
    const one = await moved(asker, game, 'https://game.example', key);
    const again = await moved(asker, game, 'https://game.example', key);
    expect(again.body.data.id).toBe(one.body.data.id);
    expect((await moved(second, game, 'https://other.example')).status).toBe(409);
  });

  it.each([
    'game.example',
    'ftp://game.example',
    'https://user:secret@game.example',
    'https://game.example/?x=1',
    'https://game.example/#top',
    'https://game.example/a b',
    `https://game.example/${'x'.repeat(200)}`,
    '',
  ])('is none: %s', async (base_url) => {
    expect((await moved(asker, aGameId(), base_url)).status).toBe(400);
  });

  it('needs a fresh second factor', async () => {
    const by = await signIn(identity, await anOwner(identity));
    await ageSessions(identity, by.account, 'second_factor_at', '5 MINUTE');
    expect((await moved(by, aGameId(), 'https://game.example')).status).toBe(403);
  });
});

describe('a test of the link', () => {
  const test = (game_id: string, by = asker) =>
    as<GameLinkTestView & { msg?: string }>(by, `POST ${KEYS}/link_test`, { game_id });

  /** A game with a server that holds its key. */
  async function reachable() {
    const held: { current: LinkKey | null } = { current: null };
    const server = await aGameServer(held);
    const { game, key } = await linked(server.url);
    held.current = { kid: key.kid, secret: secretOf(key) };
    return { server, game, key, held };
  }

  it('says that all is well, and is noted', async () => {
    const { server, game, key } = await reachable();
    const { body } = await test(game);
    expect(body.data).toMatchObject({
      game_id: game,
      base_url: server.url,
      ok: true,
      health: { found: 'well' },
      keys: [{ kid: key.kid, found: 'well', why: '404 role_not_found' }],
    });
    expect(Math.abs(body.data.clock_s ?? 99)).toBeLessThan(3);
    const [trace] = await identity.source.query<{ detail: string }[]>(
      `SELECT detail FROM audit WHERE object = ? AND action = 'game-link-tested'`,
      [`link:${game}`],
    );
    expect(JSON.parse(trace?.detail ?? '')).toEqual({ ok: true, health: 'well', [`key ${key.kid}`]: 'well' });
    await server.close();
  });

  it('tries each key by itself, so that the one that the game does not have yet is found', async () => {
    const { server, game, key } = await reachable();
    const next = await linkKey(game);
    const { data } = (await test(game)).body;
    expect(data.ok).toBe(false);
    expect(data.health.found).toBe('well');
    expect(data.keys.map(({ kid, found }) => [kid, found])).toEqual([
      [next.kid, 'signature'],
      [key.kid, 'well'],
    ]);
    await server.close();
  });

  it('tells a clock that is apart from a wrong key', async () => {
    const { server, game } = await reachable();
    server.state.clockS = 600;
    const { data } = (await test(game)).body;
    expect([data.ok, data.keys[0]?.found]).toEqual([false, 'clock']);
    expect(Math.abs((data.clock_s ?? 0) - 600)).toBeLessThan(3);
    await server.close();
  });

  it.each([
    ['resting', { status: 503, body: '' }],
    ['nonsense', { status: 200, body: '<html>' }],
    ['nonsense', { status: 403, body: '{"error":"bad_signature"}' }],
    ['nonsense', { status: 404, body: '{"error":"words of its own"}' }],
    ['slow', 'silence' as const],
  ])('says %s of %j', async (found, answer) => {
    const { server, game } = await reachable();
    server.state.answer = () => answer;
    const { data } = (await test(game)).body;
    expect([data.ok, data.health.found, data.keys[0]?.found]).toEqual([false, found, found]);
    await server.close();
  });

  it.each([
    ['a character that there is not', { status: 404, body: '{"error":"role_not_found"}' }],
    ['a call that it does not understand', { status: 400, body: '{"error":"bad_request"}' }],
  ])('finds a server that refuses %s whoever signed', async (_, answer) => {
    const { server, game, key } = await reachable();
    server.state.answer = (path) => (path.endsWith('/health') ? null : answer);
    const { data } = (await test(game)).body;
    expect([data.ok, data.health.found]).toEqual([false, 'well']);
    expect(data.keys.map(({ kid, found }) => [kid, found])).toEqual([[key.kid, 'open']]);
    await server.close();
  });

  it.each([
    { status: 500, body: '' },
    { status: 403, body: '{"error":"bad_signature"}' },
  ])('takes nothing but 401 for a proof that signatures are checked: %j', async (denial) => {
    const { server, game } = await reachable();
    server.state.denial = denial;
    const { data } = (await test(game)).body;
    expect([data.ok, data.health.found, data.keys[0]?.found]).toEqual([false, 'well', 'nonsense']);
    await server.close();
  });

  it.each([
    { status: 400, body: '{"error":"bad_request"}' },
    { status: 422, body: '{"error":"role_banned"}' },
  ])('takes any refusal of a server that checks signatures for a taken one: %j', async (refusal) => {
    const { server, game } = await reachable();
    server.state.refusal = refusal;
    const { data } = (await test(game)).body;
    expect([data.ok, data.keys[0]?.found]).toEqual([true, 'well']);
    await server.close();
  });

  it('says that nobody is there', async () => {
    const { server, game } = await reachable();
    await server.close();
    const { data } = (await test(game)).body;
    expect(data.health).toMatchObject({ found: 'unreachable', why: 'refused' });
  });

  it('needs an address and a key', async () => {
    const game = aGameId();
    const bare = await test(game);
    expect([bare.status, bare.body.msg]).toEqual([409, '這款遊戲還沒有位址，或沒有使用中的連線金鑰，先補齊才能測試']);
    await linkKey(game);
    expect((await test(game)).status).toBe(409);
  });
});
