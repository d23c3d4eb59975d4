import { CONFIG, RedisConnections } from '@hub/nest-kit/app';
import { CodesModule } from '../codes.module.ts';
import { NeighboursModule } from '../neighbours/neighbours.module.ts';
import { EventPictureController } from './event-picture.controller.ts';
import { FindMyRedemptions } from './find-my-redemptions.ts';
import { OpenEventsController } from './open-events.controller.ts';
import { RedeemCode } from './redeem-code.ts';
import { RedeemPace } from './redeem-pace.ts';
import { RedeemController } from './redeem.controller.ts';
import { RenderEvent } from './render-event.ts';
import { ShowRewards } from './show-rewards.ts';

/** One try a second. */
const GAP_MS = 1000;

export const imports = [CodesModule, NeighboursModule];
export const controllers = [RedeemController, OpenEventsController, EventPictureController];

/** All processes count tries in the same place. */
export const providers = [
  {
    provide: RedeemPace,
    inject: [CONFIG, RedisConnections],
    useFactory: ({ REDEEM_GAP_MS = GAP_MS }: { REDEEM_GAP_MS?: number }, { cache }: RedisConnections) =>
      new RedeemPace(REDEEM_GAP_MS, cache),
  },
  RenderEvent,
  ShowRewards,
  RedeemCode,
  FindMyRedemptions,
];
