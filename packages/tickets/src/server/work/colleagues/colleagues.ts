import type { Colleague } from '@hub/contracts/tickets';

/** Who may serve a game, from whoever keeps the accounts; throws while that is away and was never asked. */
export abstract class Colleagues {
  abstract of(gameId: string): Promise<Colleague[]>;
}
