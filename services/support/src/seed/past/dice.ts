import { createHash } from 'node:crypto';

export type Dice = (below: number) => number;

/** The same numbers for the same words, so that a day is today what it was at an earlier start. Words that are alike have other numbers. */
export function diceOf(words: string): Dice {
  const digest = createHash('sha512').update(words).digest();
  let at = 0;
  return (below) => {
    const [one = 0, two = 0] = [digest[at % digest.length], digest[(at + 1) % digest.length]];
    at += 2;
    return Math.floor(((one * 256 + two) / 65_536) * below);
  };
}

export const oneOf = <Item>(dice: Dice, items: readonly [Item, ...Item[]]): Item =>
  items[dice(items.length)] ?? items[0];
