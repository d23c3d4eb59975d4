import { listOf, oneOf, part, text, textOrNull, view, whole } from '@hub/contracts/shared';
import { expect, it } from 'vitest';
import { promised, withPromised } from './promised.ts';
import type { RecordedCall } from './recording.ts';

const ofCase = view('Case', {
  id: whole(),
  state: oneOf('open', 'closed').nullable(),
  closed_at: textOrNull(),
  reply_by: textOrNull(),
  deadline: part({ day: text(), note: textOrNull() }).nullable(),
  replies: listOf(part({ by: textOrNull() })),
});

it('may be null where the contract says so, whatever was read', () => {
  const read = {
    id: 'number',
    state: 'string',
    closed_at: 'null',
    reply_by: 'string',
    deadline: { day: 'string', note: 'string' },
    replies: [{ by: 'string' }] as [{ by: string }],
  };
  expect(promised(read, [ofCase.describe()])).toEqual({
    id: 'number',
    state: 'null|string',
    closed_at: 'null|string',
    reply_by: 'null|string',
    'deadline?': { day: 'string', note: 'null|string' },
    replies: [{ by: 'null|string' }],
  });
});

it('says no more than was read of what the contract does not know', () => {
  expect(promised({ 'other?': 'null', list: [] }, [ofCase.describe()])).toEqual({ 'other?': 'null', list: [] });
  expect(promised('string', [])).toBe('string');
});

it.each<[string, Partial<RecordedCall>, string]>([
  ['of an answer that was given', {}, 'null|string'],
  ['not of a refusal', { status: 400 }, 'string'],
])('reads the contract of its call: %s', (_, over, reply_by) => {
  const call = 'POST /api/questions/create_web_form';
  const answer = { msg: { question_id: 'number', reply_by: 'string' } };
  const { calls } = withPromised({ area: 'support', calls: [{ as: 'anybody', call, status: 200, answer, ...over }] });
  expect(calls[0]?.answer).toEqual({ msg: { question_id: 'number', reply_by } });
});
