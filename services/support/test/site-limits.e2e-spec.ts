import { randomUUID } from 'node:crypto';
import { usualLimits, type SiteLimits } from '@hub/contracts/shared';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureCalls, pictures, playersReport } from './picture-calls.ts';
import { aForm, aPicture, aPictureOf } from './pictures.ts';
import { startSupport, type Support } from './support.setup.ts';

const LIMITS = 'GET /internal/site/limits';
const MB = 1024 * 1024;
let support: Support;

const startWith = async (over: Partial<SiteLimits>) => {
  const started = await startSupport();
  started.neighbours.routes[LIMITS] = () => ({ body: { limits: { ...usualLimits, ...over } } });
  return started;
};
const { create, reply, upload, view } = pictureCalls(() => support);
const told = async () => {
  const line = 'GET /api/questions/render_create_form/H73';
  return (await callAs<{ settings: FormSettingsView }>(support.url, 'support', line)).body.settings.limits;
};

describe('limits that the site is set to', () => {
  beforeAll(async () => {
    const over = { reports_per_hour: 5, pictures_per_report: 2, pictures_per_reply: 1, picture_mb: 2 };
    support = await startWith(over);
  });
  afterAll(() => support.close());
  afterEach(() => support.database.exec('DELETE FROM counter'));

  it('are told to the form and to the case', async () => {
    const limits = { pictures_per_report: 2, pictures_per_reply: 1, picture_mb: 2 };
    expect(await told()).toEqual(limits);
    const who = aPlayer();
    const made = await create({ who, body: playersReport });
    expect((await view(who, made.body.msg.question_id)).body.msg.limits).toEqual(limits);
  });

  it.each([
    ['zh-TW', 2, '附件最多 2 張'],
    ['en', 5, 'At most 2 attachments'],
    ['zh-TW', 7, '附件最多 2 張'],
  ] as const)('(%s) say their number where %d or more pictures come with a report', async (language, at, words) => {
    const form = aForm(playersReport, {
      ...(await pictures(2)),
      [`attachment${at + 1}`]: { bytes: await aPicture() },
    });
    const { status, body } = await create({ who: aPlayer(), form, language });
    expect([status, Object.keys(body)]).toEqual([400, ['file01']]);
    expect((body as unknown as Record<string, string>).file01).toContain(words);
  });

  it('are as many as a report and a follow-up take', async () => {
    const who = aPlayer();
    const made = await create({ who, form: aForm(playersReport, await pictures(2)) });
    expect(made.status).toBe(200);
    const more = { question_id: String(made.body.msg.question_id), content: '再補充一張' };
    const refused = await reply({ who, form: aForm(more, await pictures(2)) });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('附件最多 1 張');
    expect((await reply({ who, form: aForm(more, await pictures(1)) })).status).toBe(200);
  });

  it.each([
    [2 * MB, 200, ''],
    [2 * MB + 1, 413, '附件過大，請勿超過 2MB'],
    [9 * MB, 413, '附件過大，請勿超過 2MB'],
  ])('let %d bytes of a picture answer %d, ahead and with the report', async (bytes, status, sentence) => {
    const file = { bytes: await aPictureOf(bytes) };
    const answers = [
      await upload({ who: aPlayer(), form: aForm({}, { file }) }),
      await create({ who: aPlayer(), form: aForm(playersReport, { attachment1: file }) }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      if (sentence) expect(answer.body).toMatchObject({ file01: sentence });
    }
  });

  it('shut an account out after so many reports in an hour', async () => {
    const who = aPlayer();
    for (let n = 0; n < 5; n += 1) expect((await create({ who, body: playersReport })).status).toBe(200);
    expect((await create({ who, body: playersReport })).status).toBe(429);
    expect((await create({ who: aPlayer(), body: playersReport })).status).toBe(200);
  });
});

describe('limits that are changed while the service runs', () => {
  beforeAll(async () => {
    support = await startWith({ pictures_per_report: 3 });
  });
  afterAll(() => support.close());

  it('hold within four seconds, stay while catalog is away, and do not undo what was filed', async () => {
    const [who, key] = [aPlayer(), randomUUID()];
    const send = async (form: FormData) => create({ who, key, form });
    const three = await pictures(3);
    const first = await send(aForm(playersReport, three));
    expect(first.status).toBe(200);
    support.neighbours.routes[LIMITS] = () => ({ body: { limits: { ...usualLimits, pictures_per_report: 1 } } });
    await expect.poll(async () => (await told()).pictures_per_report, { timeout: 8000 }).toBe(1);
    expect((await create({ who, form: aForm(playersReport, three) })).status).toBe(400);
    expect((await send(aForm(playersReport, three))).body).toMatchObject({
      msg: { question_id: first.body.msg.question_id },
    });
    const asked = () => support.neighbours.ledger.filter(({ line }) => line === LIMITS).length;
    support.neighbours.routes[LIMITS] = () => ({ status: 503, body: {} });
    const before = asked();
    await expect
      .poll(async () => [(await told()).pictures_per_report, asked() > before], { timeout: 8000 })
      .toEqual([1, true]);
    expect((await told()).pictures_per_report).toBe(1);
    expect((await create({ who, form: aForm(playersReport, three) })).status).toBe(400);
  }, 30_000);
});

describe('limits that nobody could ask for yet', () => {
  beforeAll(async () => {
    support = await startSupport();
    support.neighbours.routes[LIMITS] = () => ({ status: 503, body: {} });
  });
  afterAll(() => support.close());

  it('are the usual ones', async () => {
    expect(await told()).toEqual({ pictures_per_report: 6, pictures_per_reply: 3, picture_mb: 8 });
    expect((await create({ who: aPlayer(), form: aForm(playersReport, await pictures(6)) })).status).toBe(200);
  });
});
