/** What an account of a game ranks now: 0 is none, more is eligible for the VIP service. */
export abstract class Ranking {
  /** `gameId` and `partnerUid` as the game names them; 0 for an account that nobody ever heard of. */
  abstract of(gameId: string, partnerUid: string): Promise<number>;
}
