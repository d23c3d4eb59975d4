import { start as startMailCatcher } from '@hub/mail-catcher';
import type { Mail } from '@hub/nest-kit/mail';
import { aPlayer, askAgain, fakeService } from '@hub/nest-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { lostLinkMail } from '../src/members/accounts/lost-link.ts';
import { sendLostLink } from '../src/members/mail/send-lost-link.ts';
import { start as startWorker } from '../src/worker.ts';
import { AccountLinks } from './account-links.ts';
import { callAsPlayer, logInAs, memberSecretsOf, type LoggedIn } from './members.factory.ts';

const at = new AccountLinks();
let other: LoggedIn;
beforeEach(async () => {
  await askAgain(() => at.identity.source.query('DELETE FROM outbox WHERE job = ?', [lostLinkMail.name]));
  other = await logInAs(at.identity);
});

const rows = (): Promise<{ payload: string }[]> =>
  at.identity.source.query('SELECT payload FROM outbox WHERE job = ? ORDER BY id', [lostLinkMail.name]);
const idOf = ({ who }: LoggedIn) => Number(who.member.slice(2));

/** What leaves when the jobs are done, each twice. */
async function sent(game: { game_name: string } | 'away' = { game_name: '星海戰紀' }): Promise<Mail[]> {
  const mails: Mail[] = [];
  const job = sendLostLink({
    source: at.identity.source,
    mailer: { send: async (mail) => (mails.push(mail), '250') },
    secrets: memberSecretsOf(at.identity),
    site: { SITE_NAME: 'Player Hub', PUBLIC_URL: 'https://player.example' },
    services: {
      call: async <T>() => {
        if (game === 'away') throw new Error('away');
        return { game } as T;
      },
    },
  });
  for (const { payload } of await rows())
    for (let nth = 0; nth < 2; nth += 1) await job.run(await lostLinkMail.payload.validate(JSON.parse(payload)));
  return mails;
}

describe('whoever loses the link of an account without having done it', () => {
  it('is told which game it was, when, and what to do, and not who has it now', async () => {
    await at.link();
    await at.link(at.player, other.email);
    expect(await rows()).toHaveLength(1);
    const [mail, again] = await sent();
    expect(mail).toMatchObject({ to: at.member.email, subject: expect.stringContaining('星海戰紀') as string });
    expect(again?.key).toBe(mail?.key);
    expect(mail?.text).toMatch(
      /改連到另一位會員[^]*請先在遊戲裡更改密碼[^]*時間（台北時間）：\d{4}\/\d\d\/\d\d \d\d:\d\d/,
    );
    expect(mail?.text).toContain('https://player.example/support');
    for (const secret of [other.email, other.who.member, at.player.uid]) expect(mail?.text).not.toContain(secret);
  });

  it('is told as well when the link is only ended in the game, in the language of the last log-in', async () => {
    const english = await logInAs(at.identity, undefined, { language: 'en' });
    await at.link(at.player, english.email);
    await at.identity.source.query("UPDATE member SET language = 'en' WHERE id = ?", [idOf(english)]);
    await callAsPlayer(at.identity, at.player, 'POST /api/auth/account_link/end');
    const [mail] = await sent();
    expect([mail?.to, mail?.text]).toEqual([english.email, expect.stringContaining('ended its link to you')]);
  });

  it('gets one mail for each time, also when two take it in a row', async () => {
    await at.link();
    await at.link(at.player, other.email);
    await at.link();
    const mails = await sent();
    expect(mails.map(({ to }) => to)).toEqual([at.member.email, at.member.email, other.email, other.email]);
    expect(new Set(mails.map(({ key }) => key)).size).toBe(2);
  });

  it('is not written to for what they did themselves, nor for what was rolled back', async () => {
    await at.link();
    await at.link();
    const [own] = await at.own();
    await at.unlink(own!.id);
    await at.link();
    const many = Array.from({ length: 20 }, () => aPlayer());
    await at.identity.source.query(
      'INSERT INTO member_account (member_id, game_id, partner_uid, server_id, role_id, role_name) VALUES ?',
      [many.map(({ game, uid, server, role, name }) => [idOf(other), game, uid, server, role, name])],
    );
    expect((await at.link(at.player, other.email)).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['whose membership was closed', 'UPDATE member SET closed_at = NOW(3) WHERE id = ?'],
    ['whose address let a mail come back since the last log-in', 'bounced'],
    ['who was erased', 'DELETE FROM member WHERE id = ?'],
  ])('%s is not written to', async (_, change) => {
    await at.link();
    await at.link(at.player, other.email);
    const id = idOf(at.member);
    await at.identity.source.query('DELETE FROM member_session WHERE member_id = ?', [id]);
    const sql =
      change === 'bounced'
        ? `INSERT INTO member_notice (member_id, login_at, run_id, bounced_at)
            SELECT id, last_login_at, 1, NOW(3) FROM member WHERE id = ?`
        : change;
    await at.identity.source.query(sql, [id]);
    expect(await sent()).toEqual([]);
  });

  it('hears of it later when nobody can say what the game is called', async () => {
    await at.link();
    await at.link(at.player, other.email);
    await expect(sent('away')).rejects.toThrow();
    expect(await sent()).toHaveLength(2);
  });

  it('hears of it when the process died between the change and the mail: the next one sends it, once', async () => {
    await at.link();
    await at.link(at.player, other.email);
    const catalog = await fakeService({
      [`GET /internal/games/${at.player.game}/desk`]: () => ({ body: { game: { game_name: '星海戰紀' } } }),
    });
    const catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
    const env = {
      ...at.identity.env,
      SERVICE_URLS: JSON.stringify({ catalog: catalog.url }),
      SMTP_URL: catcher.smtpUrl,
      MAIL_FROM: 'Hub <no-reply@player.example>',
    };
    const mailsTo = async () => {
      const answer = await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(at.member.email)}`);
      const { mails } = (await answer.json()) as { mails: { subject: string }[] };
      return mails.filter(({ subject }) => subject.includes('連結已結束')).length;
    };
    for (let nth = 0; nth < 2; nth += 1) {
      const worker = await startWorker(env);
      await expect.poll(mailsTo, { timeout: 20_000, interval: 100 }).toBe(1);
      await worker.close();
    }
    await catcher.close();
    await catalog.close();
  });
});
