import fc from 'fast-check';
import { isDeepStrictEqual, inspect } from 'node:util';
import type { Absent, Moves } from '../moves/moves.ts';

/** What there is to see of a thing: its state, and whatever else a move changes or emits. */
export type Seen<State extends string | number> = { state: State | Absent };

export type Step<Name extends string, Thing, See> = {
  /** Which it is, where the data decide. */
  move: Name | ((seen: See) => Name);
  /** Asks for the move as its party does; false or thrown: it was refused. */
  run(thing: Thing, seen: See): Promise<boolean>;
  /** What a move takes beside the state; nothing happens where it is not so. */
  when?(seen: See): boolean;
  /** How often it is tried beside the others; 1 where it is not said. */
  often?: number;
};

export type Walk<Name extends string, State extends string | number, Party, Emits, Thing, See extends Seen<State>> = {
  moves: Moves<Name, State, Party, Emits>;
  begin(): Promise<Thing>;
  look(thing: Thing): Promise<See>;
  steps: Record<string, Step<Name, Thing, See>>;
  /** Throws where a move that was carried out left something else than it should have. */
  done?(move: Name, before: See, after: See): void;
};

/** `seed`: MOVES_SEED of the environment, or always the same walks. */
type Size = { runs: number; length: number; seed?: number };

/**
 * Walks at random over the real use cases of a thing, beside its table of moves: a step that the table takes has to lead
 * where the table says, any other has to leave everything as it was. Throws with the shortest path found that goes wrong.
 * Returns how often each move was carried out and refused.
 */
export async function walkMoves<
  Name extends string,
  State extends string | number,
  Party,
  Emits,
  Thing,
  See extends Seen<State>,
>(walk: Walk<Name, State, Party, Emits, Thing, See>, { runs, length, seed }: Size): Promise<Map<Name, Walked>> {
  const walked = new Map<Name, Walked>();
  const names = fc.oneof(
    ...Object.entries(walk.steps).map(([name, { often = 1 }]) => ({ weight: often, arbitrary: fc.constant(name) })),
  );
  const paths = fc.array(names, { minLength: 1, maxLength: length, size: 'max' });
  const used = seed ?? Number(process.env['MOVES_SEED'] ?? 20_261_126);
  const checked = await fc.check(
    fc.asyncProperty(paths, async (path) => {
      const thing = await walk.begin();
      for (const [nth, name] of path.entries())
        await take(walk, name, thing, walked).catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new Error(`${path.slice(0, nth + 1).join(' → ')}\n${why}`, { cause: error });
        });
    }),
    { numRuns: runs, seed: used },
  );
  if (!checked.failed) return walked;
  const why = checked.errorInstance instanceof Error ? checked.errorInstance.message : '';
  throw new Error(`${walk.moves.thing}: ${why}\nMOVES_SEED=${used} walks here again`, { cause: checked.errorInstance });
}

export type Walked = { done: number; refused: number };

async function take<Name extends string, State extends string | number, Party, Emits, Thing, See extends Seen<State>>(
  { moves, steps, look, done }: Walk<Name, State, Party, Emits, Thing, See>,
  name: string,
  thing: Thing,
  walked: Map<Name, Walked>,
): Promise<void> {
  const step = steps[name]!;
  const before = await look(thing);
  const move = typeof step.move === 'function' ? step.move(before) : step.move;
  const may = moves.may(move, before.state) && (step.when?.(before) ?? true);
  const taken = await step.run(thing, before).catch((error: unknown) => {
    if (may) throw error;
    return false;
  });
  const after = await look(thing);
  const count = walked.get(move) ?? { done: 0, refused: 0 };
  walked.set(move, count);
  count[may ? 'done' : 'refused'] += 1;
  const tell = (what: string) => new Error(`“${name}” at ${before.state} ${what}: ${inspect({ before, after })}`);
  if (!may && !isDeepStrictEqual(before, after)) throw tell('is refused by the table and changed something');
  if (!may) return;
  if (!taken) throw tell('is in the table and was refused');
  if (!moves.may(move, before.state, after.state)) throw tell(`led to ${after.state}`);
  done?.(move, before, after);
}
