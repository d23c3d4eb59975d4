/** Pieces of work per second, so many at a time. */
export async function perSecond<T>(
  things: readonly T[],
  parallel: number,
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const lane = async () => {
    for (let thing = things[next++]; thing !== undefined; thing = things[next++]) await work(thing);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: parallel }, lane));
  return things.length / ((performance.now() - begun) / 1000);
}
