import { signatureHeaders, type GameMail } from '@hub/contracts/partner';
import { ServiceUnavailable } from '@hub/nest-kit/http';
import {
  checkSignature,
  GameClient,
  GameLinks,
  mailBytes,
  NOT_OURS,
  type GameLink,
  type LinkKey,
} from '@hub/nest-kit/partner';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { http, rawServer, type Heard } from './game-server.ts';

const KEY: LinkKey = { kid: 'h73-link', secret: Buffer.alloc(32, 7) };
const NEXT: LinkKey = { kid: 'h73-link-2', secret: Buffer.alloc(32, 8) };
const MAIL: GameMail = {
  mail_id: 'rdm_01JDEMO0000000000000000002',
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456789',
  title: '活動序號獎勵',
  body: '感謝參與活動',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  reason: 'serial:ev_2025h73',
};
const ACCEPTED = JSON.stringify({ mail_id: MAIL.mail_id, status: 'accepted', partner_mail_id: '88001' });

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

class OneLink extends GameLinks {
  constructor(private readonly link: GameLink | null | Error) {
    super();
  }
  async of() {
    if (this.link instanceof Error) throw this.link;
    return this.link;
  }
}

function clientOf(link: GameLink | null | Error): GameClient {
  const client = new GameClient(new OneLink(link));
  open.push(client);
  return client;
}

/** A client of a server that answers with this. */
async function facing(answer: string | ((heard: Heard) => void), keys = [KEY], prefix = '') {
  const server = await rawServer(typeof answer === 'string' ? ({ socket }) => void socket.write(answer) : answer);
  open.push(server);
  return { server, client: clientOf({ baseUrl: server.url + prefix, keys }) };
}

const sent = async (answer: string | ((heard: Heard) => void), timeoutMs = 1000) =>
  (await facing(answer)).client.sendMail('H73', MAIL, { timeoutMs });

describe('a call to a game', () => {
  it('is signed by every live key over the path on the wire, and its body is the same for the same mail', async () => {
    const { server, client } = await facing(http(200, ACCEPTED), [NEXT, KEY], '/games/h73/');
    expect(await client.sendMail('H73', MAIL)).toMatchObject({
      kind: 'answered',
      status: 200,
      body: JSON.parse(ACCEPTED),
    });
    const [head = '', body = ''] = (server.heard[0] ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^POST \/games\/h73\/partner\/v1\/mails HTTP/);
    expect(body).toBe(mailBytes({ ...Object.fromEntries(Object.entries(MAIL).reverse()) } as GameMail));
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    expect(headers[signatureHeaders.id]).toBe(MAIL.mail_id);
    const call = { method: 'POST', path: '/games/h73/partner/v1/mails', body };
    for (const key of [KEY, NEXT])
      expect(await checkSignature(headers, call, () => [key], Date.now() / 1000)).toMatchObject({ ok: true });
  });

  it('asks with a name of its own each time', async () => {
    const role = { role_id: '1', char_name: '岳', server_id: 's' };
    const { server, client } = await facing(http(200, JSON.stringify({ result: role })));
    for (const _ of [1, 2])
      expect(await client.role('H73', '1', '')).toMatchObject({ body: { result: { ...role, status: 'ok' } } });
    const ids = server.heard.map((text) => /x-ps-id: (\S+)/.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(server.heard[0]).toMatch(/^GET \/partner\/v1\/roles\/1\?game_id=H73&host_id= HTTP/);
  });

  it.each([
    [404, 'role_not_found'],
    [409, 'mail_id_conflict'],
    [422, 'mailbox_full'],
    [401, 'bad_signature'],
    [403, 'bad_signature'],
    [500, 'bad_signature'],
    [501, 'not_offered'],
  ])('is refused with %i %s', async (status, error) => {
    const body = { error };
    expect(await sent(http(status, JSON.stringify(body)))).toMatchObject({ kind: 'answered', status, error, body });
  });

  it('takes 401 without words for what it says', async () => {
    expect(await sent(http(401, 'no'))).toMatchObject({ kind: 'answered', status: 401, error: '', body: null });
  });

  it.each([
    ['half a JSON', http(200, ACCEPTED.slice(0, 20)), 'nonsense'],
    ['HTML', http(200, '<html>welcome</html>'), 'nonsense'],
    ['a shape of its own', http(200, '{"ok":true}'), 'nonsense'],
    ['an empty 204', 'HTTP/1.1 204 X\r\n\r\n', 'nonsense'],
    ['a list', http(200, '[]'), 'nonsense'],
    ['another mail', http(200, ACCEPTED.replace('002', '003')), 'other_id'],
    ['a 404 that is not of the game', http(404, '<html>nginx</html>'), 'status_404'],
    ['a 404 of a framework', http(404, '{"error":"Not Found"}'), 'status_404'],
    ['a 403 of a firewall', http(403, '{"error":"Forbidden"}'), 'status_403'],
    ['a word of its own', http(422, '{"error":"item_expired"}'), 'status_422'],
    ['500', http(500, '{"error":"oops"}'), 'status_500'],
    ['a redirect', http(307, '', ['location: http://127.0.0.1:1/']), 'redirect'],
    ['a huge body', http(200, ACCEPTED + ' '.repeat(70_000)), 'too_large'],
    ['no HTTP at all', 'hello\r\n\r\n', 'reset'],
  ])('is unclear after %s', async (_, answer, why) => {
    expect(await sent(answer)).toMatchObject({ kind: 'unclear', why });
  });

  it('is unclear when the connection breaks before, in the middle of and after the answer’s head', async () => {
    expect(await sent(({ socket }) => socket.destroy())).toMatchObject({ kind: 'unclear', why: 'reset' });
    expect(await sent(({ socket }) => socket.resetAndDestroy())).toMatchObject({ kind: 'unclear', why: 'reset' });
    const half = http(200, ACCEPTED).slice(0, -10);
    const cut = ({ socket }: Heard) => void socket.write(half, () => socket.destroy());
    expect(await sent(cut)).toMatchObject({ kind: 'unclear', why: 'cut_off' });
  });

  it('is unclear when the answer is late, and when it drips', async () => {
    expect(await sent(() => {}, 80)).toMatchObject({ kind: 'unclear', why: 'timeout' });
    const drip = ({ socket }: Heard) => {
      socket.write('HTTP/1.1 200 X\r\ncontent-length: 900\r\n\r\n');
      const timer = setInterval(() => socket.write('x'), 10);
      socket.once('close', () => clearInterval(timer));
    };
    const reply = await sent(drip, 120);
    expect(reply).toMatchObject({ kind: 'unclear', why: 'timeout' });
    expect(reply.ms).toBeGreaterThanOrEqual(110);
  });

  it('is for later when the game says so', async () => {
    expect(await sent(http(429, '', ['retry-after: 7']))).toMatchObject({ kind: 'later', afterMs: 7000 });
    expect(await sent(http(503, '<html>'))).toEqual({
      kind: 'later',
      status: 503,
      afterMs: null,
      why: 'status_503',
      ms: expect.any(Number),
    });
    const at = new Date(Date.now() + 60_000).toUTCString();
    const reply = await sent(http(503, '', [`retry-after: ${at}`]));
    if (reply.kind !== 'later') throw new Error(reply.kind);
    expect(reply.afterMs).toBeGreaterThan(50_000);
    const closed = http(400, '{"error":"maintenance"}', ['retry-after: 9']);
    expect(await sent(closed)).toMatchObject({ kind: 'later', status: 400, afterMs: 9000, why: 'maintenance' });
    expect(await sent(http(403, '{"error":"rate_limited"}'))).toMatchObject({ kind: 'later', why: 'rate_limited' });
    expect(await sent(http(429, '', ['retry-after: soon']))).toMatchObject({ kind: 'later', afterMs: null });
    const past = `retry-after: ${new Date(Date.now() - 60_000).toUTCString()}`;
    for (const now of ['retry-after: 0', past])
      expect(await sent(http(429, '', [now]))).toMatchObject({ kind: 'later', afterMs: null });
    expect(await sent(http(429, '', ['retry-after: 99999999']))).toMatchObject({ afterMs: 86_400_000 });
  });

  it('was not sent when nobody was there to take it', async () => {
    const nobody = createServer();
    await new Promise<void>((done) => nobody.listen(0, '127.0.0.1', done));
    const { port } = nobody.address() as { port: number };
    await new Promise((done) => nobody.close(done));
    const to = (baseUrl: string, over: Partial<GameLink> = {}) =>
      clientOf({ baseUrl, keys: [KEY], ...over }).sendMail('H73', MAIL, { timeoutMs: 2000 });
    expect(await to(`http://127.0.0.1:${port}`)).toMatchObject({ kind: 'not_sent', why: 'refused' });
    expect(await to('http://game.invalid')).toMatchObject({ kind: 'not_sent', why: 'name_not_found' });
    const { server } = await facing(http(200, ACCEPTED));
    expect(await to(server.url.replace('http:', 'https:'))).toMatchObject({ kind: 'not_sent' });
  });

  it('was not sent when it is not ours any more, be it found out with the connection standing', async () => {
    const { server, client } = await facing(http(200, ACCEPTED));
    const call = (stillMine: () => boolean) => client.sendMail('H73', MAIL, { stillMine });
    expect(await call(() => false)).toMatchObject({ kind: 'not_sent', why: NOT_OURS });
    expect(server.heard).toEqual([]);
    expect(await call(() => true)).toMatchObject({ kind: 'answered', ok: true });
  });

  it('was not sent to an address of a private net where only the open net counts', async () => {
    const { server } = await facing(http(200, ACCEPTED));
    for (const baseUrl of [server.url, server.url.replace('http:', 'https:'), 'https://localhost:1', 'https://[::1]:1'])
      expect(await clientOf({ baseUrl, keys: [KEY], publicOnly: true }).health('H73')).toMatchObject({
        kind: 'not_sent',
        why: 'address_refused',
      });
    expect(server.connections()).toBe(0);
  });

  it('was not sent without a link, without a key, and while the links cannot be learnt', async () => {
    expect(await clientOf(null).health('H73')).toMatchObject({ kind: 'not_sent', why: 'no_link' });
    expect(await clientOf({ baseUrl: 'http://127.0.0.1:1', keys: [] }).health('H73')).toMatchObject({ why: 'no_link' });
    const away = clientOf(new ServiceUnavailable('identity', 'test'));
    expect(await away.health('H73')).toMatchObject({ kind: 'not_sent', why: 'links_away' });
  });
});
