import { CONFIG } from '@hub/nest-kit/app';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings } from '@hub/nest-kit/keys';
import type { TokenRings } from '@hub/nest-kit/tokens';
import type { DeskFeature } from '../desk-feature.ts';
import { Arrival } from './arrival.ts';
import { DeskArrivals } from './desk-arrivals.ts';

const arrival = {
  provide: Arrival,
  inject: [ServiceClient, CONFIG],
  useFactory: (services: ServiceClient, { TOKEN_KEYS }: { TOKEN_KEYS: string }) =>
    new Arrival(services, parseRings(TOKEN_KEYS) as TokenRings),
};

class ArrivalModule {}

export const arrivals: DeskFeature = (_, cases) => ({
  feature: ArrivalModule,
  imports: [cases],
  http: [arrival, DeskArrivals],
  exports: [DeskArrivals],
});
