export const ABSENT = 'absent' as const;
export type Absent = typeof ABSENT;

export type Move<State extends string | number, Party, Emits> = {
  who: readonly Party[];
  /** Where it leads from each state that takes it; several where the data of the row decide. */
  to: { readonly [From in State | Absent]?: State | Absent | readonly (State | Absent)[] };
  refuses: (from: State | Absent) => Error;
  emits: Emits;
};

export type MoveTable<Name extends string, State extends string | number, Party, Emits> = Readonly<
  Record<Name, Move<State, Party, Emits>>
>;

export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
}

/** What is not in the table cannot happen. */
export class Moves<Name extends string, State extends string | number, Party, Emits> {
  readonly names: readonly Name[];

  constructor(
    readonly thing: string,
    readonly states: readonly State[],
    readonly table: MoveTable<Name, State, Party, Emits>,
  ) {
    this.names = Object.keys(table) as Name[];
  }

  targets(name: Name, from: State | Absent): readonly (State | Absent)[] {
    const to = this.table[name].to[from];
    if (to === undefined) return [];
    return Array.isArray(to) ? (to as readonly (State | Absent)[]) : [to as State | Absent];
  }

  may(name: Name, from: State | Absent, to?: State | Absent): boolean {
    const targets = this.targets(name, from);
    return to === undefined ? targets.length > 0 : targets.includes(to);
  }

  /** For moves that lead to one state; throws its refusal, or `IllegalMove` where the data decide. */
  after(name: Name, from: State | Absent): State | Absent {
    const targets = this.targets(name, from);
    if (targets.length === 0) throw this.table[name].refuses(from);
    if (targets.length > 1)
      throw new IllegalMove(`${this.thing}: “${name}” leads from ${from} to ${targets.join(' or ')}`);
    return targets[0]!;
  }

  /** Throws the refusal of a state that does not take the move, and `IllegalMove` for another target or party. */
  demand(name: Name, by: Party, from: State | Absent, to: State | Absent): void {
    const { who, refuses } = this.table[name];
    if (!who.includes(by)) throw new IllegalMove(`${this.thing}: “${name}” is not for ${String(by)}`);
    const targets = this.targets(name, from);
    if (targets.length === 0) throw refuses(from);
    if (!targets.includes(to)) throw new IllegalMove(`${this.thing}: “${name}” does not lead from ${from} to ${to}`);
  }

  sources(name: Name): State[] {
    return this.states.filter((from) => this.may(name, from));
  }

  next(from: State | Absent): State[] {
    return this.states.filter((to) => this.names.some((name) => this.may(name, from, to)));
  }
}
