import type { MountCount } from './views.ts';

/** Who ends a trial that fails: the site itself. */
export const AUTOMATIC = 'automatic';

/** So much worse than live may be chance, or a browser that fails with any build. */
const TIMES = 2;
const BESIDES = 0.01;

const failureRate = ({ mounts, failures }: MountCount): number => (mounts > 0 ? failures / mounts : 0);

/** `waits` for its least number of mounts; `fails` above twice live's rate and one in a hundred more. */
export function canaryVerdict(canary: MountCount, live: MountCount, leastMounts: number): 'waits' | 'holds' | 'fails' {
  if (canary.mounts < leastMounts) return 'waits';
  return failureRate(canary) > failureRate(live) * TIMES + BESIDES ? 'fails' : 'holds';
}
