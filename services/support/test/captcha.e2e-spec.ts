import { randomUUID } from 'node:crypto';
import { callAs, unique } from '@hub/nest-kit/testing';
import type { ConsumeCaptchaBody } from '@hub/contracts/identity';
import type { CaptchaView, Principal } from '@hub/contracts/shared';
import type { CreatedView, FormSettingsView, SetupView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const call = <T>(line: string, sent: Parameters<typeof callAs>[3] = {}) =>
  callAs<T>(support.url, 'support', line, sent);
const create = (form: Record<string, string>, key?: string) =>
  call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, key });
const viewIn = (headers: Headers) => JSON.parse(headers.get('x-captcha') ?? 'null') as CaptchaView | null;
const consumed = () => support.neighbours.ledger.filter(({ line }) => line === 'POST /internal/captcha/consume');

describe('a guarded form', () => {
  it.each([
    ['GCAP', { provider: 'altcha', challenge_url: '/api/captcha/challenge?for=create', script_url: '' }],
    ['GOUT', { provider: 'turnstile', site_key: 'key-create', challenge_url: '' }],
  ])('of %s says which check it shows', async (game, view) => {
    const { body } = await call<{ settings: FormSettingsView }>(`GET /api/questions/render_create_form/${game}`);
    expect(body.settings.captcha).toMatchObject({ enabled: true, ...view });
  });

  it('shows our own check while identity is away', async () => {
    const fresh = await startSupport();
    fresh.neighbours.routes['GET /internal/captcha/offer'] = () => ({ status: 503, body: {} });
    const line = 'GET /api/questions/render_create_form/GOUT';
    const { body } = await callAs<{ settings: FormSettingsView }>(fresh.url, 'support', line);
    expect(body.settings.captcha).toMatchObject({ enabled: true, provider: 'altcha' });
    await fresh.close();
  });

  it.each(['GCAP', 'GOUT'])(
    'of %s refuses without an answer and with a wrong one, and says what to show',
    async (game) => {
      const provider = game === 'GCAP' ? 'altcha' : 'turnstile';
      const missing = await create(aReport({ game_id: game }));
      expect([missing.status, missing.body]).toEqual([400, { captcha_token: '請完成驗證' }]);
      expect(viewIn(missing.headers)).toMatchObject({ enabled: true, provider });
      const wrong = await create(aReport({ game_id: game, captcha_token: 'wrong' }));
      expect([wrong.status, wrong.body]).toEqual([400, { captcha_token: '驗證已失效，請再驗證一次' }]);
      expect(viewIn(wrong.headers)).toMatchObject({ enabled: true, provider });
    },
  );

  it('is asked about in the name of its form, provider and caller', async () => {
    const key = randomUUID();
    await create(aReport({ game_id: 'GOUT', captcha_token: 'solved' }), key);
    expect(consumed().at(-1)?.body).toMatchObject({
      payload: 'solved',
      for: 'create',
      provider: 'turnstile',
      by: expect.stringMatching(new RegExp(`^anon\\.[\\w-]{43}:${key}$`)) as string,
      ip: expect.stringMatching(/^10\./) as string,
    });
  });
});

describe('a form that a page of another site shows', () => {
  const page = { host: 'launcher.example', games: ['GOUT', 'G112'] };
  const hosts = () => consumed().map(({ body }) => (body as ConsumeCaptchaBody).host);
  const sent = (over: object) => ({ form: aReport({ captcha_token: 'solved', ...over }), page });

  it('is answered on that page, where it may show this game', async () => {
    const { status } = await call('POST /api/questions/create_web_form', sent({ game_id: 'GOUT' }));
    expect([status, hosts().at(-1)]).toEqual([200, 'launcher.example']);
  });

  it('is answered on ours for every other game, and for whoever calls from no such page', async () => {
    await call('POST /api/questions/create_web_form', sent({ game_id: 'GCAP' }));
    expect(hosts().at(-1)).toBeUndefined();
    await create(aReport({ game_id: 'GOUT', captcha_token: 'solved' }));
    expect(hosts().at(-1)).toBeUndefined();
  });

  it.each([
    ['GOUT', 'launcher.example'],
    ['GCAP', undefined],
  ])('is so too for a follow-up to a case of %s', async (game, host) => {
    const { question_id } = (await create(aReport({ game_id: game, captcha_token: 'solved' }))).body.msg;
    const who: Principal = { kind: 'K', desk: 'support', ticket: question_id, game };
    const body = { question_id, content: '補充說明', captcha_token: 'solved' };
    await call('POST /api/questions/insert_reply', { who, body, page });
    expect([(consumed().at(-1)?.body as ConsumeCaptchaBody).for, hosts().at(-1)]).toEqual(['reply', host]);
  });
});

describe('a submit that passed the check', () => {
  it.each(['GCAP', 'GOUT'])('(%s) is not asked again when what came after it failed', async (game) => {
    const key = randomUUID();
    const report = aReport({ game_id: game });
    await support.database.exec('RENAME TABLE ticket TO ticket_away');
    const failed = await create({ ...report, captcha_token: 'solved' }, key);
    await support.database.exec('RENAME TABLE ticket_away TO ticket');
    expect(failed.status).toBe(500);
    expect((await create(report, key)).status).toBe(200);
  });

  it.each(['GCAP', 'GOUT'])('(%s) is one case however often it comes at once', async (game) => {
    const [key, report] = [randomUUID(), aReport({ game_id: game, captcha_token: 'solved' })];
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(report, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.msg.question_id)).size).toBe(1);
  });

  it('does not open the form to another visitor, also under its key', async () => {
    const key = randomUUID();
    await create(aReport({ game_id: 'GOUT', captcha_token: 'solved' }), key);
    expect((await create(aReport({ game_id: 'GOUT' }), key)).status).toBe(400);
  });

  it('does not open the form to another submit', async () => {
    const key = randomUUID();
    await create(aReport({ game_id: 'GOUT', captcha_token: 'solved' }), key);
    expect((await create(aReport({ game_id: 'GOUT' }), randomUUID())).status).toBe(400);
  });
});

describe('while the provider is away', () => {
  it('a submit is offered our own check, with words that say so', async () => {
    const answer = await create(aReport({ game_id: 'GOUT', captcha_token: 'away' }), randomUUID());
    expect([answer.status, answer.body]).toEqual([
      400,
      { captcha_token: '原本的驗證暫時連不上，已換成另一種驗證，請再送出一次' },
    ]);
    const view = { provider: 'altcha', challenge_url: '/api/captcha/challenge?for=create&grant=granted' };
    expect(viewIn(answer.headers)).toMatchObject(view);
  });

  it.each([
    ['nothing stands in for it', 'resting', randomUUID()],
    ['the submit has no key that could be remembered', 'away', undefined],
  ])('it is told to come back when %s', async (_, captcha_token, key) => {
    const answer = await create(aReport({ game_id: 'GOUT', captcha_token }), key);
    expect([answer.status, answer.body]).toEqual([503, { msg: '驗證暫時連不上，您填的內容還在，請過幾分鐘再送出' }]);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(viewIn(answer.headers)).toBeNull();
  });
});

describe('a follow-up', () => {
  it('shows and asks for the check of its game, once per submit', async () => {
    const { body } = await create(aReport({ game_id: 'GOUT', captcha_token: 'solved' }), randomUUID());
    const id = body.msg.question_id;
    const who: Principal = { kind: 'K', desk: 'support', ticket: id, game: 'GOUT' };
    const read = await call<{ msg: TicketView }>(`GET /api/questions/view/${id}`, { who });
    expect(read.body.msg.captcha).toMatchObject({ enabled: true, provider: 'turnstile', site_key: 'key-reply' });
    const key = randomUUID();
    const reply = (more: object) =>
      call('POST /api/questions/insert_reply', {
        who,
        key,
        body: { question_id: id, content: '還是沒有收到', ...more },
      });
    const refused = await reply({});
    expect([refused.status, viewIn(refused.headers)?.site_key]).toEqual([400, 'key-reply']);
    expect((await reply({ captcha_token: 'solved' })).status).toBe(200);
    expect((await reply({})).status).toBe(200);
  });
});

describe('a look-up after failures', () => {
  it('asks for the check of the site, and each other guess costs one', async () => {
    const ip = `10.9.${unique() % 250}.${unique() % 250}`;
    const key = randomUUID();
    const guess = (check_id: string, more: object = {}) =>
      call('POST /api/questions/by_checkid', { ip, key, body: { email: 'a@example.com', check_id, ...more } });
    for (let n = 0; n < 3; n += 1) expect((await guess(`7KQ2-M9XA-4D3${n}`)).status).toBe(404);
    const asked = await guess('7KQ2-M9XA-4D3H');
    expect([asked.status, viewIn(asked.headers)?.provider]).toEqual([400, 'turnstile']);
    expect((await guess('7KQ2-M9XA-4D3H', { captcha_token: 'solved' })).status).toBe(404);
    expect((await guess('7KQ2-M9XA-4D3H')).status).toBe(404);
    expect((await guess('7KQ2-M9XA-4D3J')).status).toBe(400);
  });

  it('is told beforehand which one', async () => {
    const sent = { body: { search_string: '?game_id=H73' } };
    const { body } = await call<SetupView>('POST /api/service/init_setup', sent);
    expect(body.captcha).toMatchObject({ enabled: false, provider: 'turnstile', site_key: 'key-lookup' });
  });
});
