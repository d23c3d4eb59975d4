import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenFlaws } from '../src/issue-token.ts';
import { mailOf, openGames, type Games } from './site-side.ts';

const TOKEN_KEY = {
  kid: 'h73-local',
  alg: 'HS256',
  key: Buffer.from('a token key of thirty-two bytes!').toString('base64url'),
};

let games: Games;
beforeAll(async () => {
  games = await openGames();
  writeFileSync(games.tokenKeysFile, JSON.stringify({ H73: TOKEN_KEY }));
});
beforeEach(() => games.control('POST /api/reset'));
afterAll(() => games.close());

const page = async (path: string, fields?: Record<string, string>) => {
  const answer = await fetch(games.url + path, fields && { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text(), url: answer.url };
};

describe('the pages for people', () => {
  it('show every game, its roles and what was asked of it', async () => {
    await games.send(mailOf({ title: '<b>標題</b>' }));
    await games.send(mailOf({ role_id: '999999997' }));
    expect((await page('/')).text).toMatch(/mailbox holds 0 mails and is full/);
    const game = await page('/games/H73');
    for (const words of ['小恐龍🦖愛吃肉', 'has a full mailbox', '999999962', 'h73-link'])
      expect(game.text).toContain(words);
    const role = await page('/games/H73/roles/123456789');
    expect(role.text).toContain('&lt;b&gt;標題&lt;/b&gt;');
    expect(role.text).not.toContain('<b>標題');
    expect((await page('/log?show=refused')).text).toContain('mailbox_full');
    expect((await page('/control')).text).toContain('timeout_after');
    for (const path of ['/games/X1', '/games/H73/roles/1']) expect((await page(path)).status).toBe(404);
  });

  it('have forms that do what the control interface does', async () => {
    const mails = [mailOf(), mailOf()];
    for (const mail of mails) await games.send(mail);
    const box = '/games/H73/roles/123456789';
    expect((await page(`${box}/mails/${mails[0]?.mail_id}/expire`, {})).text).toContain('expired');
    expect((await page(`${box}/claim`, {})).text).toContain('claimed');
    const states = await Promise.all(mails.map(({ mail_id }) => games.state(mail_id)));
    expect(states.map(({ body }) => body.status)).toEqual(['expired', 'claimed']);
    expect((await page(`${box}/mails/${mails[0]?.mail_id}/claim`, {})).text).toContain('the mail is expired');

    const full = '/games/H73/roles/999999997';
    expect((await page(full)).text).toContain('it counts as full');
    expect((await page(`${full}/room`, {})).text).toContain('takes any number');
    expect((await games.send(mailOf({ role_id: '999999997' }))).status).toBe(200);

    await page('/games/H73/faults', {
      mode: 'busy',
      on: 'mail',
      share: '0.25',
      next: '',
      ms: '',
      retry_after_s: '',
      add: '1',
    });
    const both = await page('/games/H73/faults', {
      mode: 'html',
      on: 'role',
      share: '',
      next: '2',
      ms: '',
      retry_after_s: '',
      add: '1',
    });
    expect(both.text).toMatch(/25 % of all mails: answers 429.*the next 2 of the look-ups/s);
    const wrong = await page('/games/H73/faults', { mode: 'busy', share: '7' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('share must be a number from 0 to 1')]);
    expect((await page('/games/H73/faults', { mode: 'ok' })).text).toContain('No fault is switched on');

    await page('/games/H73/switches', { clock_offset_s: '600', accept_keys: 'oldest', unknown_items: 'a, b' });
    expect(await games.control('GET /api/games/H73')).toMatchObject({
      clock_offset_s: 600,
      accept_keys: 'oldest',
      unknown_items: ['a', 'b'],
      recall: false,
    });
    expect((await page('/games/H73/maintenance', { maintenance_min: '60' })).text).toContain('Down for maintenance');
    await page('/reset', {});
    expect(await games.control('GET /api/counters')).toMatchObject({ mails: 0, games: {} });
  });
});

describe('a token that is issued', () => {
  type Issued = { token: string; links: { url: string }[] };
  const issue = (body: object) =>
    games.control<Issued>('POST /api/tokens', { game: 'H73', role: '123456789', ...body });
  const read = (token: string) => {
    const [head = '', body = '', signature = ''] = token.split('.');
    const wanted = createHmac('sha256', Buffer.from(TOKEN_KEY.key, 'base64url')).update(`${head}.${body}`);
    const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    return { head: parsed(head), claims: parsed(body), isGood: wanted.digest('base64url') === signature };
  };

  it('is that of the game, and opens the site', async () => {
    const { token, links } = await issue({ ttl_s: 600, vip: true });
    const { head, claims, isGood } = read(token);
    expect([isGood, head.kid]).toEqual([true, 'h73-local']);
    expect(claims).toMatchObject({ sub: 'uid-900001', char_name: '測試角色', server_id: 'tw_2001', vip: true });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(600);
    expect(links[0]?.url).toBe(`http://localhost:8080/service_quick?token=${token}`);
    const shown = await page('/games/H73/token', { role: '123456789', ttl_s: '1800', flaw: 'none' });
    expect(shown.text).toMatch(/href="http:\/\/localhost:8080\/service\/H73\/list\?token=eyJ/);
  });

  it('has the flaw that was asked for', async () => {
    const issued = await Promise.all(tokenFlaws.map(async (flaw) => read((await issue({ flaw })).token)));
    const [none, wrongKey, expired, otherAudience, unknownKid] = issued;
    expect(issued.map(({ isGood }) => isGood)).toEqual([true, false, true, true, true]);
    expect(Number(expired?.claims.exp)).toBeLessThan(Date.now() / 1000);
    expect(otherAudience?.claims.aud).not.toBe(none?.claims.aud);
    expect(unknownKid?.head.kid).not.toBe(wrongKey?.head.kid);
  });

  it('is refused for a game without a key, and for a role that cannot be', async () => {
    await expect(issue({ game: 'L33', role: '20012345' })).rejects.toThrow(/409 .*no token key for L33/);
    await expect(issue({ role: '1' })).rejects.toThrow(/404/);
    await expect(issue({ ttl_s: 0 })).rejects.toThrow(/ttl_s must be/);
  });
});

describe('the log', () => {
  it('can be downloaded: every call, and every effect as it was applied', async () => {
    const mail = mailOf();
    await games.send(mail);
    await games.send(mail);
    const answer = await fetch(`${games.url}/api/log.jsonl`);
    expect(answer.headers.get('content-disposition')).toContain('game-server.jsonl');
    const text = await answer.text();
    expect(text).toBe(readFileSync(games.ledgerFile, 'utf8'));
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['applied', undefined],
      ['call', 'accepted'],
      ['call', 'duplicate'],
    ]);
  });
});
