import { callAs } from '@hub/nest-kit/testing';
import type { CreatedView, LookupView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, flushRedis, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const lookUp = (body: Record<string, string>, ip?: string) =>
  callAs<{ msg: LookupView }>(support.url, 'support', 'POST /api/questions/by_checkid', {
    body,
    ...(ip ? { ip } : {}),
  });
const file = async (over: Record<string, string> = {}) => {
  const report = aReport(over);
  const { body } = await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
    form: report,
  });
  return { ...report, ...body.msg } as CreatedView & { email: string; phone: string };
};
const unknown = { noexist: '您查詢的問題不存在，請確認輸入的欄位是否正確' };

describe('a look-up', () => {
  it('opens the case by e-mail and code, however they are typed', async () => {
    const report = await file();
    const typed = ` ${report.check_id.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const { status, body } = await lookUp({ email: ` ${report.email.toUpperCase()} `, mobile: '', check_id: typed });
    expect(status).toBe(200);
    expect(body.msg).toMatchObject({
      question_id: report.question_id,
      check_id: report.check_id,
      email: report.email,
      mobile: report.phone,
    });
  });

  it.each([
    ['0912', '+886912'],
    ['0912', '886912'],
    ['0912', '912'],
  ])('finds a Taiwan number filed as %s… when asked for %s…', async (filed, asked) => {
    const report = await file();
    const mobile = report.phone.replace(filed, asked);
    expect((await lookUp({ mobile, check_id: report.check_id })).body.msg.question_id).toBe(report.question_id);
  });

  it('finds a Hong Kong number with and without its code', async () => {
    const report = await file({ mobile_locale: '852', phone: '61234567' });
    expect((await lookUp({ mobile: '85261234567', check_id: report.check_id })).status).toBe(200);
    expect((await lookUp({ mobile: '00852 6123-4567', check_id: report.check_id })).status).toBe(200);
  });

  it('answers a token that opens this case and no other', async () => {
    const report = await file();
    const other = await file();
    await lookUp({ email: report.email, check_id: report.check_id });
    const who = { kind: 'K', desk: 'support', ticket: report.question_id, game: 'H73' } as const;
    const view = (id: number) =>
      callAs<{ msg: TicketView }>(support.url, 'support', `GET /api/questions/view/${id}`, { who });
    expect((await view(report.question_id)).status).toBe(200);
    expect((await view(other.question_id)).status).toBe(404);
  });

  it('gives the same refusal for a wrong code, a foreign code and an unknown contact', async () => {
    const [mine, foreign] = [await file(), await file()];
    const tries = [
      { email: mine.email, check_id: '0000-0000-0000' },
      { email: mine.email, check_id: foreign.check_id },
      { email: 'nobody@example.com', check_id: mine.check_id },
      { email: mine.email, check_id: 'short' },
    ];
    for (const body of tries) {
      const result = await lookUp(body);
      expect([result.status, result.body]).toEqual([404, unknown]);
    }
  });

  it('needs a contact', async () => {
    const { status, body } = await lookUp({ check_id: '0000-0000-0000' });
    expect([status, body]).toEqual([400, { email: '請輸入電子信箱或手機其中一項' }]);
  });

  it('mails the codes instead of saying whether a contact is known', async () => {
    const report = await file();
    const known = await lookUp({ email: report.email, check_id: '' });
    const stranger = await lookUp({ email: 'stranger@example.com', check_id: '' });
    expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
    expect(Object.keys(known.body)).toEqual(['check_id']);
    const rows = await support.database.exec("SELECT payload FROM outbox WHERE job = 'support-codes-asked'");
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });

  it('asks for a challenge after three failures of an address, also when Redis forgets', async () => {
    const ip = '198.51.100.4';
    for (let n = 0; n < 3; n += 1) await lookUp({ email: `f${n}@example.com`, check_id: '0000-0000-0000' }, ip);
    await flushRedis();
    const fourth = await lookUp({ email: 'f4@example.com', check_id: '0000-0000-0000' }, ip);
    expect([fourth.status, fourth.body]).toEqual([400, { captcha_token: '請完成驗證' }]);
    const solved = await lookUp({ email: 'f4@example.com', check_id: '0000-0000-0000', captcha_token: 'solved' }, ip);
    expect(solved.body).toEqual(unknown);
  });

  it('judges three guesses of an address at most before the challenge, however many come at once', async () => {
    const guesses = Array.from({ length: 30 }, (_, n) =>
      lookUp({ email: `race${n}@example.com`, check_id: '0000-0000-0000' }, '198.51.100.5'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(3);
    expect(statuses.filter((status) => status === 400)).toHaveLength(27);
  });

  it('asks nobody for a challenge who always had the right code, and refuses them nothing', async () => {
    const { email, check_id } = await file();
    for (let n = 0; n < 32; n += 1) expect((await lookUp({ email, check_id }, '198.51.100.6')).status).toBe(200);
  });

  it('refuses an address after thirty failures in an hour; those who solve no challenge do not count', async () => {
    const ip = '198.51.100.7';
    const guess = (n: number, solved = {}) =>
      lookUp({ email: `guess${n}@example.com`, check_id: '0000-0000-0000', ...solved }, ip);
    for (let n = 0; n < 30; n += 1) expect((await guess(n, { captcha_token: 'solved' })).status).toBe(404);
    expect((await guess(30, { captcha_token: 'solved' })).status).toBe(429);
    const other = '198.51.100.8';
    for (let n = 0; n < 40; n += 1) {
      const { status } = await lookUp({ email: `mute${n}@example.com`, check_id: '0000-0000-0000' }, other);
      expect(status).toBe(n < 3 ? 404 : 400);
    }
  });

  it('stops guessing at a contact after ten failures a day, from any address, also when Redis forgets', async () => {
    const report = await file();
    const tries = [];
    for (let n = 0; n < 11; n += 1) {
      if (n === 10) await flushRedis();
      tries.push(await lookUp({ email: report.email, check_id: '0000-0000-0000' }, `192.0.2.${n}`));
    }
    expect(tries.slice(0, 10).every((result) => result.status === 404)).toBe(true);
    expect(tries[10]?.status).toBe(429);
    expect(Number(tries[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cannot be shut for its owner by a stranger who knocks', async () => {
    const report = await file();
    for (let n = 0; n < 12; n += 1) {
      await lookUp({ email: report.email, check_id: n % 2 ? '0000-0000-0000' : '' }, `198.18.0.${n}`);
    }
    const owner = await lookUp({ email: report.email, check_id: report.check_id }, '198.18.1.1');
    expect(owner.body.msg.question_id).toBe(report.question_id);
  });

  it('mails the codes of a contact three times a day at most and asks knockers for a challenge', async () => {
    const ip = '198.18.2.2';
    const wish = () => lookUp({ email: 'wished@example.com', check_id: '' }, ip);
    for (let n = 0; n < 3; n += 1) expect(Object.keys((await wish()).body)).toEqual(['check_id']);
    expect((await wish()).body).toEqual({ captcha_token: '請完成驗證' });
  });
});
