import { expect, it } from 'vitest';
import { GameCircuit } from './game-circuit.ts';

const MINUTE = 60_000;
const failing = (times: number, circuit = new GameCircuit()) => {
  for (let time = 0; time < times; time += 1) circuit.failed(0);
  return circuit;
};

it('lets everybody through until the twentieth fault in a row', () => {
  expect(failing(19).enter(1)).toBe(true);
  expect(failing(20).enter(1)).toBe(false);
});

it('says once that it opened', () => {
  const circuit = failing(19);
  expect([circuit.failed(0), circuit.failed(0), circuit.failed(0)]).toEqual([true, false, false]);
});

it('counts only faults in a row', () => {
  const circuit = failing(19);
  circuit.answered();
  expect(failing(19, circuit).enter(1)).toBe(true);
});

it('lets one try a minute through while it is open, and everybody after an answer', () => {
  const circuit = failing(20);
  expect(circuit.waitS(1000)).toBe(59);
  expect([circuit.enter(MINUTE), circuit.enter(MINUTE + 1)]).toEqual([true, false]);
  circuit.failed(MINUTE + 2);
  expect([circuit.enter(2 * MINUTE - 1), circuit.enter(2 * MINUTE)]).toEqual([false, true]);
  circuit.answered();
  expect([circuit.enter(2 * MINUTE + 1), circuit.enter(2 * MINUTE + 2)]).toEqual([true, true]);
});

it('gives the game the pause that it asked for, a minute at most', () => {
  const circuit = new GameCircuit();
  circuit.rest(0, 5000);
  expect([circuit.enter(4999), circuit.enter(5000)]).toEqual([false, true]);
  circuit.rest(0, 24 * 60 * MINUTE);
  expect([circuit.enter(MINUTE - 1), circuit.enter(MINUTE)]).toEqual([false, true]);
});
