type Asked = { asked: Date };

const timeOf = ([head]: readonly Asked[]): number => head?.asked.getTime() ?? 0;

/** The newest first, without changing the order within a source: the cursor of a page is where each of them stands. */
export function mergeNewest<T extends Asked>(found: readonly (readonly T[])[]): T[] {
  const lanes = found.map((rows) => [...rows]);
  const all: T[] = [];
  for (;;) {
    const heads = lanes.filter((lane) => lane.length > 0);
    if (heads.length === 0) return all;
    const next = heads.reduce((first, lane) => (timeOf(lane) > timeOf(first) ? lane : first));
    all.push(next.shift() as T);
  }
}
