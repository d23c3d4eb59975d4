/** The same numbers for the same seed (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  of<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('nothing to choose from');
    return choices[Math.floor(this.next() * choices.length)] as T;
  }
}
