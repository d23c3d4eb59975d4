import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { supportDesk } from '../support/desk.ts';
import type { Desk } from './desk.ts';
import { deskRoutes } from './routes.ts';
import { mayClose } from './status.ts';
import { closeBody, csatBody, playerReportBody } from './messages.ts';
import { ticketTexts } from './texts.ts';

/** Codes by field, or the cast body. */
async function read(schema: typeof closeBody | typeof csatBody | typeof playerReportBody, body: object) {
  try {
    return await schema.validate(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
  }
}
const han = (length: number) => '等'.repeat(length);
const tigers = (length: number) => '🐯'.repeat(length);

describe('a rating', () => {
  it.each([
    [{ csat: '1' }, { csat: '1' }],
    [{ csat: 1 }, { csat: '1' }],
    [{ csat: '2' }, { csat: '2' }],
    [{ csat: '2', comment: '' }, { csat: '2' }],
    [{ csat: '1', comment: '' }, { csat: '1' }],
    [
      { csat: '2', comment: ' 等候太久 ' },
      { csat: '2', comment: '等候太久' },
    ],
    [
      { csat: '2', comment: '他說"好"' },
      { csat: '2', comment: '他說"好"' },
    ],
    [
      { csat: '2', comment: han(500) },
      { csat: '2', comment: han(500) },
    ],
    [
      { csat: '2', comment: tigers(500) },
      { csat: '2', comment: tigers(500) },
    ],
  ])('%j is taken', async (sent, taken) => {
    expect(await read(csatBody, { question_id: 10231, ...sent })).toEqual({ question_id: 10231, ...taken });
  });

  it.each([
    [{}, { csat: 'CSAT_REQUIRED' }],
    [{ csat: '' }, { csat: 'CSAT_REQUIRED' }],
    [{ csat: '3' }, { csat: 'CSAT_REQUIRED' }],
    [{ csat: '0' }, { csat: 'CSAT_REQUIRED' }],
    [{ csat: '1', comment: '很好' }, { comment: 'COMMENT_UNASKED' }],
    [{ csat: '2', comment: han(501) }, { comment: 'CONTENT_LONG' }],
    [{ csat: '2', comment: tigers(501) }, { comment: 'CONTENT_LONG' }],
    [{ csat: '2', comment: han(100_000) }, { comment: 'CONTENT_LONG' }],
    [{ csat: '2', question_id: 'abc' }, { question_id: 'NOEXIST' }],
    [{ csat: '2', question_id: '' }, { question_id: 'NOEXIST' }],
    [{ csat: '2', question_id: -1 }, { question_id: 'NOEXIST' }],
    [{ csat: '2', question_id: 1e12 }, { question_id: 'NOEXIST' }],
  ])('%j is refused', async (sent, codes) => {
    const found = await read(csatBody, { question_id: 10231, ...sent });
    expect(found).toEqual(codes);
    for (const code of Object.values(found)) expect(ticketTexts).toHaveProperty(String(code));
  });
});

it('has a route only where the desk asks for ratings', () => {
  const paths = (desk: Desk) => deskRoutes(desk).map(({ path }) => path);
  expect(paths(supportDesk)).toContain('/api/questions/post_csat');
  expect(paths({ ...supportDesk, rating: false })).not.toContain('/api/questions/post_csat');
});

describe('a close', () => {
  it.each([
    [{ question_id: '10231' }, { question_id: 10231 }],
    [
      { question_id: 10231, reply_id: '501' },
      { question_id: 10231, reply_id: 501 },
    ],
    [{ question_id: 10231, reply_id: '' }, { question_id: 10231 }],
    [{ question_id: 10231, reply_id: 'x' }, { reply_id: 'FIELD_INVALID' }],
    [{}, { question_id: 'NOEXIST' }],
  ])('%j', async (sent, result) => {
    expect(await read(closeBody, sent)).toEqual(result);
  });

  const staff = { is_official: '1' } as const;
  const player = { is_official: '0' } as const;
  it.each([
    ['0', [], false],
    ['1', [player], false],
    ['1', [staff, player], false],
    ['1', [staff], true],
    ['2', [staff], true],
    ['7', [player, staff], true],
    ['4', [staff], false],
  ])('status %s after %j: %s', (status, replies, may) => {
    expect(mayClose({ status, replies })).toBe(may);
  });
});

describe('a report that continues a case', () => {
  const report = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '問題又發生了' };
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['10231', 10231],
  ])('%j reads as %j', async (follows, number) => {
    expect(await read(playerReportBody, { ...report, follows })).toMatchObject({
      ...report,
      ...(number && { follows: number }),
    });
  });

  it.each(['abc', '0', '-1', '1.5', '4294967296', '10231 OR 1=1'])('%j is refused', async (follows) => {
    expect(await read(playerReportBody, { ...report, follows })).toEqual({ follows: 'FOLLOWS_UNKNOWN' });
  });
});
