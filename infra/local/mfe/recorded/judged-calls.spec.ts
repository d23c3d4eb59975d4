import { expect, it } from 'vitest';
import { judgedCalls } from './judged-calls.ts';
import type { RecordedCall } from './recording.ts';

const calls = ['events', 'identity', 'events', 'identity'].map((service): RecordedCall => ({
  as: 'anybody',
  call: `GET /api/${service}`,
  status: 200,
  answer: {},
}));
const replayed = calls.map((_, index) => ({ index, status: 500, body: null, faults: [`fault ${index}`] }));
const judgedAfter = (made: number, service: string) =>
  judgedCalls({ area: 'events', calls }, replayed.slice(0, made), ({ call }) => call.endsWith(service));

it('calls to the service alone are judged', () => {
  expect(judgedAfter(4, 'events')).toEqual({ calls: 2, faults: ['fault 0', 'fault 2'] });
});

it('calls to others that were not made are no fault', () => {
  expect(judgedAfter(3, 'events')).toEqual({ calls: 2, faults: ['fault 0', 'fault 2'] });
});

it('how many of its calls were not made is said first, with the faults of all before them', () => {
  expect(judgedAfter(2, 'events')).toEqual({
    calls: 1,
    faults: [expect.stringContaining('1 calls were not made'), 'fault 0', 'fault 1'],
  });
});
