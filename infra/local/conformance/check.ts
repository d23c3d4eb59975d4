import type { GameSide } from './game-side.ts';

/** One thing that is looked at. `run` throws `Wrong` with what was found. `hint`: what to look for in the code. */
export type Check = { id: string; title: string; hint: string; run: (game: GameSide) => Promise<void> };
