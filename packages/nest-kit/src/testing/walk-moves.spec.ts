import { expect, it } from 'vitest';
import { ABSENT, Moves, type MoveTable } from '../moves/moves.ts';
import { walkMoves, type Walk } from './walk-moves.ts';

type State = 'open' | 'shut' | 'gone';
const refuses = () => new Error('refused');
const table = {
  begin: { who: ['anybody'], to: { [ABSENT]: 'open' }, refuses, emits: null },
  shut: { who: ['anybody'], to: { open: 'shut' }, refuses, emits: null },
  open: { who: ['anybody'], to: { shut: 'open' }, refuses, emits: null },
  throw: { who: ['anybody'], to: { shut: 'gone' }, refuses, emits: null },
} as const satisfies MoveTable<string, State, 'anybody', null>;
type Name = keyof typeof table;
const moves = new Moves<Name, State, 'anybody', null>('a box', ['open', 'shut', 'gone'], table);

type Box = { state: State; version: number };
const boxes = (step: (box: Box, move: Name) => boolean): Walk<Name, State, 'anybody', null, Box, Box> => ({
  moves,
  begin: async () => ({ state: 'open', version: 1 }),
  look: async (box) => ({ ...box }),
  steps: Object.fromEntries(
    (['shut', 'open', 'throw'] as const).map((move) => [move, { move, run: async (box: Box) => step(box, move) }]),
  ),
});
const byTable = (box: Box, move: Name): boolean => {
  if (!moves.may(move, box.state)) return false;
  box.state = moves.after(move, box.state) as State;
  box.version += 1;
  return true;
};
const size = { runs: 50, length: 10, seed: 7 };

it('walks everywhere that the table leads', async () => {
  const walked = await walkMoves(boxes(byTable), size);
  expect([...walked.keys()].toSorted()).toEqual(['open', 'shut', 'throw']);
  for (const { done, refused } of walked.values()) expect(Math.min(done, refused)).toBeGreaterThan(0);
});

it('names the shortest path to a move that the table refuses, and the seed', async () => {
  const leaky = (box: Box, move: Name) => {
    if (move === 'open' && box.state === 'gone') box.state = 'open';
    return byTable(box, move);
  };
  await expect(walkMoves(boxes(leaky), size)).rejects.toThrow(
    /shut → throw → open\n.*refused by the table[^]*MOVES_SEED=7/,
  );
});

it('sees what a refused move left behind, and a move that is not carried out', async () => {
  const counting = (box: Box, move: Name) => byTable(box, move) || ((box.version += 1), false);
  await expect(walkMoves(boxes(counting), size)).rejects.toThrow('changed something');
  const lazy = (box: Box, move: Name) => move !== 'throw' && byTable(box, move);
  await expect(walkMoves(boxes(lazy), size)).rejects.toThrow('shut → throw\n“throw” at shut is in the table');
});
