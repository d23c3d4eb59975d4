export type Whose = { area: string; build: string };

/** `isCarried`: does an area have a build for whoever is in no trial? */
export type Trials = { isTrial: (area: string, build: string) => boolean; isCarried: (area: string) => boolean };

/**
 * A mount is counted for every trial that it happened under, its area's own and the shell's, and for a build that is or was live only
 * where it happened under none. `own` without a build is an area that rests: the work of a shell on trial where everybody else has the area.
 */
export function countedFor(own: Whose, shell: string | undefined, { isTrial, isCarried }: Trials): Whose[] {
  const under = shell !== undefined && own.area !== 'shell' && isTrial('shell', shell);
  const trial = under ? [{ area: 'shell', build: shell }] : [];
  if (own.build === '') return isCarried(own.area) ? trial : [];
  return under && !isTrial(own.area, own.build) ? trial : [own, ...trial];
}
