import { expect, it } from 'vitest';
import { countedIn, MARK, REST_MARK } from './statement-log.ts';

const threads = { answering: new Set([7, 8]), working: new Set([9]) };
const entry = (thread_id: number, argument: string, command_type = 'Query') => ({ thread_id, command_type, argument });
const call = (...within: ReturnType<typeof entry>[]) => [entry(1, MARK), ...within, entry(1, REST_MARK)];

it('counts what the answering processes sent during a call, and the workers’ share apart', () => {
  const counted = countedIn(
    [
      ...call(entry(7, 'SELECT 1'), entry(8, 'SELECT 2', 'Execute'), entry(9, 'SELECT 3')),
      entry(7, 'between two calls'),
      ...call(entry(7, 'SELECT 1'), entry(7, '', 'Quit'), entry(55, 'of somebody else'), entry(8, 'SELECT 2')),
    ],
    threads,
  );
  expect(counted).toEqual({ sent: 2, behind: 0.5, statements: ['SELECT 1', 'SELECT 2'] });
});

it('has counted nothing, not none, where no connection is one of the answering processes', () => {
  const log = call(entry(55, 'SELECT 1'));
  expect(countedIn(log, threads).sent).toBeNaN();
  expect(countedIn([], threads).sent).toBeNaN();
});

it('answers with one of the shorter calls, whatever a timer sent during others', () => {
  const [one, many] = [
    call(entry(7, 'SELECT 1')),
    call(entry(7, 'SELECT 1'), entry(7, 'a timer'), entry(8, 'another')),
  ];
  expect(countedIn([...many, ...one, ...many, ...one], threads).sent).toBe(1);
});
