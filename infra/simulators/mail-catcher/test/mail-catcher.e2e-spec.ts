import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningCatcher } from '../src/main.ts';
import { sendMail, twoPartMail } from './send-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-mails-'));
let catcher: RunningCatcher;

type Listed = {
  mails: { id: string; to: string; subject: string; text: string; html: string; headers: Record<string, string> }[];
};

const json = async <T>(path: string, init?: RequestInit) =>
  (await (await fetch(`${catcher.url}${path}`, init)).json()) as T;
const page = async (path: string) => (await fetch(`${catcher.url}${path}`)).text();
const setFault = (body: unknown) => fetch(`${catcher.url}/api/faults`, { method: 'POST', body: JSON.stringify(body) });
const send = (to: string[], subject = '我們收到您的回報了') =>
  sendMail(catcher.smtpUrl, to, twoPartMail(subject, '您好，編號 10001', '<p>您好 <script>alert(1)</script></p>'));

beforeAll(async () => {
  catcher = await start({ HOST: '127.0.0.1', PORT: '0', SMTP_PORT: '0', MAIL_FOLDER: folder });
});
beforeEach(async () => {
  await fetch(`${catcher.url}/api/mails`, { method: 'DELETE' });
});
afterAll(async () => {
  await catcher.close();
  rmSync(folder, { recursive: true });
});

describe('the mail catcher', () => {
  it('keeps what is sent, readable', async () => {
    expect(await send(['ming@example.com'])).toMatch(/^250 /);
    const { mails } = await json<Listed>('/api/mails?to=MING@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'ming@example.com', subject: '我們收到您的回報了' });
    expect(mails[0]?.text.trim()).toBe('您好，編號 10001');
    expect(mails[0]?.html).toContain('<p>您好');
    expect(mails[0]?.headers['message-id']).toBe('<m1@player.example>');
  });

  it('finds a mail under each recipient, and under nobody else', async () => {
    await send(['a@example.com', 'b@example.com']);
    expect((await json<Listed>('/api/mails?to=b@example.com')).mails).toHaveLength(1);
    expect((await json<Listed>('/api/mails?to=c@example.com')).mails).toHaveLength(0);
  });

  it('lists the newest first and shows one mail without running its scripts', async () => {
    await send(['a@example.com'], '第一封');
    await send(['a@example.com'], '第二封 <b>');
    const { mails } = await json<Listed>('/api/mails');
    expect(mails.map(({ subject }) => subject)).toEqual(['第二封 <b>', '第一封']);
    expect(await page('/')).toContain('第二封 &lt;b&gt;');
    const one = await page(`/mails/${mails[0]?.id}`);
    expect(one).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(one).not.toContain('<script>alert');
  });

  it('has the mails again after a restart', async () => {
    await send(['a@example.com'], '還在嗎');
    expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
    const second = await start({ PORT: '0', SMTP_PORT: '0', MAIL_FOLDER: folder });
    const { mails } = (await (await fetch(`${second.url}/api/mails?to=a@example.com`)).json()) as Listed;
    await second.close();
    expect(mails.map(({ subject }) => subject)).toEqual(['還在嗎']);
  });

  it('refuses the next mails when it is told to, then takes them again', async () => {
    await setFault({ mode: 'refuse', next: 2 });
    expect(await send(['a@example.com'])).toMatch(/^451 /);
    expect(await send(['a@example.com'])).toMatch(/^451 /);
    expect(await send(['a@example.com'])).toMatch(/^250 /);
    expect((await json<Listed>('/api/mails')).mails).toHaveLength(1);
  });

  it('refuses a switch it does not know', async () => {
    expect((await setFault({ mode: 'explode' })).status).toBe(400);
    expect((await setFault({ mode: 'slow', next: 0 })).status).toBe(400);
  });

  it('tells every service of a mail that comes back, whoever of them is away', async () => {
    const token = 'ab'.repeat(16);
    const told: { token: string; status: string }[][] = [[], []];
    const hooks = await Promise.all(
      told.map(async (list) => {
        const server = createServer((asked, answer) => {
          void asked.toArray().then((parts) => {
            list.push(JSON.parse(Buffer.concat(parts).toString()) as { token: string; status: string });
            answer.end();
          });
        });
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
        return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bounces`, server };
      }),
    );
    const BOUNCE_URLS = ['http://127.0.0.1:9/bounces', ...hooks.map(({ url }) => url)].join(' ');
    const second = await start({ PORT: '0', SMTP_PORT: '0', BOUNCE_URLS, BOUNCE_KEY: 'a2V5' });
    const mail = twoPartMail('退信', '您好', '<p>您好</p>');
    await sendMail(second.smtpUrl, ['somebody@example.com'], mail, `bounce+${'cd'.repeat(16)}@player.example`);
    await sendMail(second.smtpUrl, ['bounce@example.com'], mail, `bounce+${token}@player.example`);
    await expect.poll(() => told.map(([one]) => one?.token)).toEqual([token, token]);
    expect(told.map((list) => list.map(({ status }) => status))).toEqual([['5.1.1'], ['5.1.1']]);
    await second.close();
    for (const { server } of hooks) server.close();
  });

  it('answers only under a local name', async () => {
    const status = await new Promise((done) => {
      const { port } = new URL(catcher.url);
      request({ port, host: '127.0.0.1', path: '/api/mails', headers: { host: 'evil.example' } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });
});
