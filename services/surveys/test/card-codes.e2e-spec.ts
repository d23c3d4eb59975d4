import { createHmac } from 'node:crypto';
import type { SurveyLoginView, SurveyRewardsView } from '@hub/contracts/surveys';
import { bounceText } from '@hub/contracts/tickets';
import type { Mail } from '@hub/nest-kit/mail';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import { testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reserveCards } from '../src/rewards/reserve-cards.ts';
import { SendCard } from '../src/rewards/send-card.ts';
import { rewardOfRole } from './reward-row.ts';
import { DESK, holding, keys, startSurveys, type SurveysService } from './surveys.setup.ts';

let surveys: SurveysService;
beforeAll(async () => {
  surveys = await startSurveys();
});
afterAll(() => surveys.close());

const signatureOf = (report: Parameters<typeof bounceText>[0]) =>
  createHmac('sha256', Buffer.from(testKeys.BOUNCE_KEY, 'base64url')).update(bounceText(report)).digest('hex');

describe('a card code', () => {
  const mails: Mail[] = [];
  let failing: Error | null = null;
  const mailer = {
    send: async (mail: Mail) => {
      if (failing) throw failing;
      mails.push(mail);
      return '250';
    },
  };
  const sender = () => new SendCard(surveys.db, keys, mailer, 'Player Hub');
  const give = async (who: { roleId: string; accountId: string }, said: object = { satisfied: 'a' }) => {
    const { body } = await surveys.call<SurveyLoginView>('POST /api/events/surveylogin', {
      body: { ...who, gameId: 'g66naxx2tw' },
    });
    const filled = { ...said, email: 'card@example.com', agree: true };
    await surveys.call('POST /api/survey/form/lifeafter-2021', { body: { code: body.code, answers: filled } });
    return rewardOfRole(surveys, who.roleId);
  };
  const code = async (reward: number) =>
    (await surveys.rows<{ state: string }>('SELECT * FROM card_code WHERE reward_id = ?', [reward]))[0];

  it('is one for each qualification: reserved, sent by mail, and nobody else’s', async () => {
    const reward = await give({ roleId: '1234567', accountId: '123456789' });
    expect(reward.state).toBe('waiting');
    await Promise.all([reserveCards(surveys.db), reserveCards(surveys.db)]);
    expect([(await code(reward.id))?.state, (await rewardOfRole(surveys, '1234567')).state]).toEqual([
      'reserved',
      'asked',
    ]);
    await sender().run(reward.id, 0);
    await sender().run(reward.id, 0);
    expect([(await code(reward.id))?.state, (await rewardOfRole(surveys, '1234567')).state]).toEqual(['sent', 'given']);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'card@example.com', key: `survey-card-${reward.id}-0` });
    expect(mails[0]?.text).toContain('DEMO-LIFEAFTER-2021-0001');
    expect(mails[0]?.subject).toContain('150 點點數卡');
  });

  it('that comes back is on the list of staff, and goes again under another name', async () => {
    const reward = await rewardOfRole(surveys, '1234567');
    const at = '2026-11-26T10:00:00+08:00';
    const report = { token: reward.mail_token, status: '5.1.1', at };
    const signature = signatureOf(report);
    const tell = (body: object) => surveys.call('POST /api/surveys/bounces', { body });
    expect((await tell({ ...report, signature: '0'.repeat(64) })).status).toBe(403);
    expect((await tell({ ...report, signature })).body).toEqual({ msg: { taken: true } });
    expect((await tell({ ...report, signature })).body).toEqual({ msg: { taken: false } });
    expect([(await code(reward.id))?.state, (await rewardOfRole(surveys, '1234567')).state]).toEqual([
      'bounced',
      'failed',
    ]);
    const id = await surveys.idOf('lifeafter-2021');
    const finance = holding('finance');
    const { body } = await surveys.call<SurveyRewardsView>(`GET ${DESK}/${id}/rewards?state=failed`, { who: finance });
    expect(body.data).toMatchObject([{ id: reward.id, state: 'failed', error: '5.1.1', may: ['retry'] }]);
    expect(body.data[0]?.email).not.toContain('card@');
    const retry = () =>
      surveys.call(`POST ${DESK}/rewards/${reward.id}/retry`, { who: finance, body: { reason: '信箱恢復了' } });
    expect((await retry()).status).toBe(200);
    expect((await retry()).status).toBe(409);
    await sender().run(reward.id, 1);
    expect([(await code(reward.id))?.state, (await rewardOfRole(surveys, '1234567')).state]).toEqual(['sent', 'given']);
    expect(mails.at(-1)).toMatchObject({ key: `survey-card-${reward.id}-1` });
    expect(mails.at(-1)?.text).toContain('DEMO-LIFEAFTER-2021-0001');
  });

  it('that no mail server takes waits for staff', async () => {
    const reward = await give({ roleId: '2345678', accountId: '234567890' });
    await reserveCards(surveys.db);
    failing = new Error('mail not taken: 451');
    await expect(sender().run(reward.id, 0)).rejects.toThrow('451');
    expect(await rewardOfRole(surveys, '2345678')).toMatchObject({ state: 'asked', error: 'mail not taken: 451' });
    failing = new UnrecoverableError('mail not taken: 550');
    await sender().run(reward.id, 0);
    expect(await rewardOfRole(surveys, '2345678')).toMatchObject({ state: 'failed', error: 'mail not taken: 550' });
    expect((await code(reward.id))?.state).toBe('reserved');
    failing = null;
    const send = (email: string) =>
      surveys.call(`POST ${DESK}/rewards/${reward.id}/retry`, {
        who: holding('finance'),
        body: { email, reason: '玩家更正信箱' },
      });
    expect((await send('nowhere')).status).toBe(400);
    expect((await send('mended@example.com')).status).toBe(200);
    await sender().run(reward.id, 1);
    expect(mails.at(-1)).toMatchObject({ to: 'mended@example.com', key: `survey-card-${reward.id}-1` });
    expect((await rewardOfRole(surveys, '2345678')).state).toBe('given');
  });

  it('that comes back and is sent anew before the server has said that it took it: the newer mail goes as well', async () => {
    const { id } = await rewardOfRole(surveys, '2345678');
    const comesBack = async () => {
      const { mail_token } = await rewardOfRole(surveys, '2345678');
      const report = { token: mail_token, status: '5.1.1', at: '2026-11-26T10:00:00+08:00' };
      const body = { ...report, signature: signatureOf(report) };
      expect((await surveys.call('POST /api/surveys/bounces', { body })).body).toEqual({ msg: { taken: true } });
      const retry = { who: holding('finance'), body: { reason: '信箱恢復了' } };
      expect((await surveys.call(`POST ${DESK}/rewards/${id}/retry`, retry)).status).toBe(200);
    };
    await comesBack();
    const slow = { send: async () => comesBack().then(() => '250') };
    await new SendCard(surveys.db, keys, slow, 'Player Hub').run(id, 2);
    expect((await rewardOfRole(surveys, '2345678')).state).toBe('asked');
    await sender().run(id, 3);
    expect(mails.at(-1)).toMatchObject({ key: `survey-card-${id}-3` });
    expect((await rewardOfRole(surveys, '2345678')).state).toBe('given');
  });

  it('that is not there yet is waited for', async () => {
    await surveys.rows("UPDATE card_code SET survey_id = survey_id + 1000 WHERE state = 'free'");
    const said = { satisfied: 'd', better: '阿明 ming@example.org 回得很慢' };
    const reward = await give({ roleId: '345678', accountId: '345678901' }, said);
    expect(await reserveCards(surveys.db)).toBe(0);
    await surveys.rows("UPDATE card_code SET survey_id = survey_id - 1000 WHERE state = 'free'");
    expect(await reserveCards(surveys.db)).toBe(1);
    expect((await code(reward.id))?.state).toBe('reserved');
  });

  it('is listed with the address that it goes to, and with nothing else that was written', async () => {
    const list = `GET ${DESK}/${await surveys.idOf('lifeafter-2021')}/rewards?state=asked`;
    const { body } = await surveys.call<SurveyRewardsView>(list, { who: holding('finance') });
    expect(body.data.map(({ email }) => email)).toEqual([expect.stringMatching(/^c\S*@…$/)]);
  });

  it('that never comes is counted at the desk, and its reward is cancelled for a reason, for good', async () => {
    await surveys.rows("UPDATE card_code SET survey_id = survey_id + 1000 WHERE state = 'free'");
    const id = await surveys.idOf('lifeafter-2021');
    const wanted = async () => (await surveys.one(id)).codes.wanted;
    expect(await wanted()).toBe(0);
    const member = { roleId: '4567890', accountId: '456789012' };
    await surveys.rows(
      "INSERT INTO qualification (survey_id, role_id, account_id, char_name) VALUES (?, '4567890', '456789012', '旅人')",
      [id],
    );
    const reward = await give(member);
    expect([await wanted(), await reserveCards(surveys.db)]).toEqual([1, 0]);
    const finance = holding('finance');
    const { body } = await surveys.call<SurveyRewardsView>(`GET ${DESK}/${id}/rewards?state=waiting`, { who: finance });
    expect(body.data).toMatchObject([{ id: reward.id, may: ['cancel'] }]);
    const cancel = (who = finance, reason = '點數卡停止發放') =>
      surveys.call(`POST ${DESK}/rewards/${reward.id}/cancel`, { who, body: { reason } });
    expect((await cancel(holding('auditor'))).status).toBe(403);
    expect((await cancel(holding('finance', 'H73'))).status).toBe(404);
    expect((await cancel(finance, '')).status).toBe(400);
    const many = await Promise.all(Array.from({ length: 6 }, () => cancel()));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect([await wanted(), (await rewardOfRole(surveys, '4567890')).state]).toEqual([0, 'cancelled']);
    const [trace] = await surveys.rows<{ many: string; detail: string }>(
      "SELECT COUNT(*) AS many, MAX(detail) AS detail FROM audit WHERE action = 'survey.reward.cancel'",
    );
    expect([Number(trace?.many), trace?.detail]).toEqual([1, expect.stringContaining('點數卡停止發放')]);
    await surveys.rows("UPDATE card_code SET survey_id = survey_id - 1000 WHERE state = 'free'");
    expect(await reserveCards(surveys.db)).toBe(0);
    await give(member);
    expect(await surveys.rows("SELECT id FROM reward WHERE role_id = '4567890'")).toHaveLength(1);
  });
});
