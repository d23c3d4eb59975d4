const AT_ONCE = 8;

/** Files are read and unfolded in memory: a build of many is not read at once. In the order of `items`. */
export async function mapAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  const waiting = [...items.entries()].reverse();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) done[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
