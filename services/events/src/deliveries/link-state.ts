import { ServiceUnavailable, ServiceRefused } from '@hub/nest-kit/http';
import type { GameLinks } from '@hub/nest-kit/partner';
import type { GameLine } from './game-line.entity.ts';

/** Why nothing can be sent to a game at all: it has no address or key, or that cannot be learnt. '' when something can. */
export type LinkState = '' | 'no_link' | 'links_away';

export const linkState = (links: GameLinks, game: string): Promise<LinkState> =>
  links.of(game).then(
    (link) => (link && link.keys.length > 0 ? '' : 'no_link'),
    (error: unknown) => {
      if (error instanceof ServiceUnavailable || error instanceof ServiceRefused) return 'links_away';
      throw error;
    },
  );

const ofLink = (why: string): boolean => why === 'no_link' || why === 'links_away';

/** `why` of a line as it is now: senders look at the link only when something is due. */
export async function whyOf(line: Pick<GameLine, 'game_id' | 'why'>, links: GameLinks): Promise<string> {
  const state = await linkState(links, line.game_id);
  // What was seen last stands while nobody can say.
  if (state === 'links_away') return line.why || state;
  return state || (ofLink(line.why) ? '' : line.why);
}
