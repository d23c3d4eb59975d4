import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalTerms } from '../catalog/legal/terms.ts';
import { faultsOf } from '../shared/faults-of.ts';
import { answerDays, dueAt, feeOf, lastDayOf, type DeadlineKind } from './deadline-terms.ts';
import { isBelated } from './legal-fields.ts';
import { playerReportBody } from './messages.ts';

describe('by when the terms promise an answer', () => {
  const days: [filed: string, kind: DeadlineKind, last: string][] = [
    ['2026-11-26T00:00:00+08:00', 'complaint', '2026-12-11'],
    ['2026-11-26T23:59:59.999+08:00', 'complaint', '2026-12-11'],
    ['2026-11-27T00:00:00+08:00', 'complaint', '2026-12-12'],
    ['2026-01-31T12:00:00+08:00', 'complaint', '2026-02-15'],
    ['2026-12-25T12:00:00+08:00', 'complaint', '2027-01-09'],
    ['2028-02-14T12:00:00+08:00', 'complaint', '2028-02-29'],
    ['2027-02-14T12:00:00+08:00', 'complaint', '2027-03-01'],
    ['2026-11-23T12:00:00+08:00', 'game_history', '2026-11-30'],
    ['2026-11-24T12:00:00+08:00', 'game_history', '2026-12-01'],
    ['2028-02-22T23:59:59+08:00', 'game_history', '2028-02-29'],
    ['2028-02-23T00:00:00+08:00', 'game_history', '2028-03-01'],
  ];
  it.each(days)('what came at %s (%s) is answered by %s, to the end of the day in Taipei', (filed, kind, last) => {
    const due = dueAt(kind, new Date(filed));
    expect(lastDayOf(due)).toBe(last);
    expect(due.toISOString()).toMatch(/T16:00:00\.000Z$/);
    expect(lastDayOf(new Date(due.getTime() - 1))).not.toBe(last);
  });

  it('is what the legal text says', () => {
    expect(answerDays).toEqual({
      complaint: legalTerms.complaintAnswerDays,
      game_history: legalTerms.historyAnswerDays,
    });
    expect(feeOf).toEqual({ complaint: null, game_history: legalTerms.historyFeeTwd });
  });

  it.each([
    ['2026-11-19', '2026-11-26', false],
    ['2026-11-18', '2026-11-26', true],
    ['2026-02-27', '2026-03-06', false],
    ['2028-02-28', '2028-03-07', true],
  ])('a complaint about %s that came on %s is belated: %s', (known, filed, belated) => {
    expect(isBelated(known, filed)).toBe(belated);
  });
});

describe('what such a report asks for', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00+08:00'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const report = { game_id: 'H73', email: 'p@example.com', content: '我對處置有異議' };
  const faults = (body: object) =>
    Object.entries(faultsOf(playerReportBody, { ...report, ...body })).map(([field, { code }]) => [field, code]);

  const refused: [what: string, body: object, fields: Record<string, string>][] = [
    ['no day', { question_type: 'complaint' }, { known_on: 'KNOWN_ON_REQUIRED' }],
    ['no such day', { question_type: 'complaint', known_on: '2026-02-30' }, { known_on: 'KNOWN_ON_REQUIRED' }],
    ['a minute', { question_type: 'complaint', known_on: '2026-11-20T10:00' }, { known_on: 'KNOWN_ON_REQUIRED' }],
    ['tomorrow', { question_type: 'complaint', known_on: '2026-11-27' }, { known_on: 'DAY_FUTURE' }],
    [
      'no days',
      { question_type: 'game_history' },
      { history_from: 'HISTORY_DAY_REQUIRED', history_until: 'HISTORY_DAY_REQUIRED' },
    ],
    [
      'what is no longer kept',
      { question_type: 'game_history', history_from: '2026-09-26', history_until: '2026-10-01' },
      { history_from: 'HISTORY_GONE' },
    ],
    [
      'an end before the beginning',
      { question_type: 'game_history', history_from: '2026-11-02', history_until: '2026-11-01' },
      { history_until: 'HISTORY_ORDER' },
    ],
    [
      'a day to come',
      { question_type: 'game_history', history_from: '2026-11-02', history_until: '2026-11-27' },
      { history_until: 'DAY_FUTURE' },
    ],
  ];
  it.each(refused)('is refused with %s', (_, body, fields) => {
    expect(Object.fromEntries(faults(body))).toEqual(fields);
  });

  it.each([
    { question_type: 'complaint', known_on: '2026-11-26' },
    { question_type: 'complaint', known_on: '2025-01-01' },
    { question_type: 'game_history', history_from: '2026-09-27', history_until: '2026-11-26' },
    { question_type: 'game_history', history_from: '2026-11-01', history_until: '2026-11-01' },
  ])('is taken with %o', (body) => {
    expect(faults(body)).toEqual([]);
  });

  it('is asked of no other report, and not kept with it', async () => {
    const body = { ...report, question_type: '1', known_on: 'x', history_from: '1999-01-01' };
    expect(await playerReportBody.validate(body)).not.toHaveProperty('known_on', 'x');
  });
});
