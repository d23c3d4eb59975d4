import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOf, openGames, type Games } from './site-side.ts';

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
beforeEach(() => games.control('POST /api/reset'));
afterAll(() => games.close());

const result = async (...asked: Parameters<Games['role']>) => (await games.role(...asked)).body.result;

describe('a look-up', () => {
  it('finds the roles of the demo, with every kind of name', async () => {
    expect(await result('123456789')).toEqual({
      role_id: '123456789',
      char_name: '測試角色',
      server_id: 'tw_2001',
      partner_uid: 'uid-900001',
      status: 'ok',
    });
    expect(await result('123456781')).toMatchObject({ char_name: '小恐龍🦖愛吃肉' });
    const { char_name } = (await result('123456782')) as { char_name: string };
    expect([...char_name]).toHaveLength(12);
    expect(await result('1000000001', '1000', 'G112')).toMatchObject({ char_name: '甩尾王', server_id: '1000' });
    expect(await result('123456783', '')).toMatchObject({ server_id: 'hk_2002' });
  });

  it('finds whoever has an id of the right length, on the host that is asked', async () => {
    expect(await result('345678901', '2002')).toMatchObject({ char_name: '玩家8901', server_id: 'hk_2002' });
    expect((await games.role('12345', '2001')).body.error).toBe('role_not_found');
    expect((await games.role('345678901', '7777')).body.error).toBe('role_not_found');
    expect((await games.role('123456789', '2002')).body.reason).toMatch(/lives on tw_2001/);
  });

  it('may ask for the game of the key only', async () => {
    expect(await games.call('GET', '/partner/v1/roles/1?game_id=L33&host_id=')).toMatchObject({ status: 400 });
  });
});

describe('roles that make trouble by their id', () => {
  it.each([
    ['99', 404, 'role_not_found'],
    ['92', 409, 'role_ambiguous'],
  ])('…%s is not found for sure', async (code, status, error) => {
    expect(await games.role(`9999999${code}`)).toMatchObject({ status, body: { error } });
    expect((await games.send(mailOf({ role_id: `9999999${code}` }))).status).toBe(status);
  });

  it.each([
    ['97', 'mailbox_full'],
    ['96', 'role_banned'],
    ['94', 'unknown_item'],
  ])('…%s gets no mail: %s', async (code, error) => {
    expect((await games.role(`9999999${code}`)).status).toBe(200);
    expect(await games.send(mailOf({ role_id: `9999999${code}` }))).toMatchObject({ status: 422, body: { error } });
  });

  it('a full mailbox has room again once it is given some', async () => {
    const mail = mailOf({ role_id: '999999997' });
    await games.send(mail);
    await games.control('PUT /api/games/H73/roles/999999997', { mailbox_limit: 1 });
    expect((await games.send(mail)).body.status).toBe('accepted');
    expect((await games.send(mailOf({ role_id: '999999997' }))).body.error).toBe('mailbox_full');
    await games.control('POST /api/claims', { game: 'H73', role: '999999997' });
    expect((await games.send(mailOf({ role_id: '999999997' }))).status).toBe(200);
  });

  it('…95 lives on another server now', async () => {
    expect(await result('999999995')).toMatchObject({ status: 'moved', server_id: 'tw_2003' });
    expect((await games.send(mailOf({ role_id: '999999995' }))).body.error).toBe('role_not_found');
    expect((await games.send(mailOf({ role_id: '999999995', server_id: 'tw_2003' }))).status).toBe(200);
  });

  it('…93 has another name from the second look-up on', async () => {
    const names = [await result('999999993'), await result('999999993'), await result('999999993')];
    expect(names).toMatchObject([{ char_name: '改名以前' }, { char_name: '改名以後' }, { char_name: '改名以後' }]);
  });

  it('…91 takes what is in a mail before the answer is there; …90 has no name', async () => {
    const mail = mailOf({ role_id: '999999991' });
    expect((await games.send(mail)).body.status).toBe('accepted');
    expect((await games.state(mail.mail_id)).body.status).toBe('claimed');
    expect(await result('999999990')).toMatchObject({ char_name: '' });
  });

  it('are there in games whose ids are longer or shorter', async () => {
    expect((await games.role('9999999999', '1000', 'G112')).body.error).toBe('role_not_found');
    expect(await result('99999996', '2001', 'L33')).toMatchObject({ status: 'banned' });
  });

  it('can be changed, and are as before after a reset', async () => {
    await games.control('PUT /api/games/H73/roles/123456789', { state: 'banned', name: '改名了' });
    expect(await result('123456789')).toMatchObject({ status: 'banned', char_name: '改名了' });
    await games.control('POST /api/reset');
    expect(await result('123456789')).toMatchObject({ status: 'ok', char_name: '測試角色' });
    await expect(games.control('PUT /api/games/H73/roles/1', {})).rejects.toThrow(/404/);
    await expect(games.control('PUT /api/games/H73/roles/123456789', { state: 'odd' })).rejects.toThrow(
      /state must be/,
    );
  });
});
