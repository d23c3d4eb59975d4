import { CONFIG, Feature, RedisConnections, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { CodesModule } from '../codes.module.ts';
import { NeighboursModule } from '../neighbours/neighbours.module.ts';
import { keepUsed } from './keep-used.ts';
import { OpenEventsController } from './open-events.controller.ts';
import { RedeemCode } from './redeem-code.ts';
import { RedeemPace } from './redeem-pace.ts';
import { RedeemController } from './redeem.controller.ts';
import { RenderEvent } from './render-event.ts';
import { ShowRewards } from './show-rewards.ts';

/** One try a second. */
const GAP_MS = 1000;
/** How often the used codes of batches are counted. */
const COUNT_MS = 10_000;

/** Players redeem codes. All processes count tries in the same place. */
@Feature({
  imports: [CodesModule, NeighboursModule],
  controllers: [RedeemController, OpenEventsController],
  http: [
    {
      provide: RedeemPace,
      inject: [CONFIG, RedisConnections],
      useFactory: ({ REDEEM_GAP_MS = GAP_MS }: { REDEEM_GAP_MS?: number }, { cache }: RedisConnections) =>
        new RedeemPace(REDEEM_GAP_MS, cache),
    },
    RenderEvent,
    ShowRewards,
    RedeemCode,
  ],
  worker: [round('serial-used', COUNT_MS, [Db], keepUsed)],
})
export class RedeemModule {}
