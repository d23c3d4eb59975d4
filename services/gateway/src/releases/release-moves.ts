import { shares, type ReleaseMove, type Share } from '@hub/contracts/releases';
import { AppError, type Fault } from '@hub/nest-kit/http';
import { earlierBuild, type ReleaseHistory } from './release-history.ts';

export type ReleaseState = { area: string; live: string | null; canary: string | null; share: Share | 0 };

type Wish = Pick<ReleaseMove, 'verb' | 'build' | 'share'>;
export type Moved = Omit<ReleaseState, 'area'> & { build: string };

const nextShare: Record<number, Share> = { 0: 5, 5: 25, 25: 100 };

const refused = (code: string, params: Fault['params'] = {}, status = 409) =>
  new AppError(status, { msg: { code, params } });

/** The state after a move, and the build that it is about; throws `AppError` where it cannot be made. */
export function moved(state: ReleaseState, wish: Wish, history: ReleaseHistory): Moved {
  const moves = { promote, rollback, stop, retire };
  return moves[wish.verb](state, wish, history);
}

function known(build: string, { published }: ReleaseHistory): string {
  if (!published.has(build)) throw refused('BUILD_UNKNOWN', {}, 404);
  return build;
}

/** Without a share the next step: 5, 25, all. All at once may be asked for as well. */
function promote(state: ReleaseState, wish: Wish, history: ReleaseHistory): Moved {
  const { live, canary } = state;
  if (!wish.build && !canary) throw refused('NO_CANARY');
  const build = known(wish.build ?? canary ?? '', history);
  if (build === live) throw refused('BUILD_LIVE');
  if (canary && canary !== build) throw refused('CANARY_RUNNING', { build: canary });
  const now = canary ? state.share : 0;
  const share = shares.find((one) => one === (wish.share ?? nextShare[now])) ?? 100;
  if (share <= now) throw refused('CANARY_SHARE');
  if (share === 100 || live === null) return { build, live: build, canary: null, share: 0 };
  return { build, live, canary: build, share };
}

function rollback({ live }: ReleaseState, wish: Wish, history: ReleaseHistory): Moved {
  const build = wish.build ? known(wish.build, history) : earlierBuild(history);
  if (!build) throw refused('NO_EARLIER_BUILD');
  if (build === live) throw refused('BUILD_LIVE');
  if (!history.earlier.includes(build)) throw refused('NO_EARLIER_BUILD');
  return { build, live: build, canary: null, share: 0 };
}

function stop({ live, canary }: ReleaseState, { build }: Wish): Moved {
  if (!canary) throw refused('NO_CANARY');
  if (build && build !== canary) throw refused('CANARY_OTHER', { build: canary });
  return { build: canary, live, canary: null, share: 0 };
}

function retire({ area, live }: ReleaseState): Moved {
  if (area === 'shell') throw refused('SHELL_STAYS');
  if (!live) throw refused('NOTHING_LIVE');
  return { build: live, live: null, canary: null, share: 0 };
}
