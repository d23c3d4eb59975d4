import type { Provider } from '@nestjs/common';
import type { Redis } from '@hub/nest-kit/redis';
import { OpenEventsController } from './open-events.controller.ts';
import { RedeemCode } from './redeem-code.ts';
import { RedeemPace } from './redeem-pace.ts';
import { RedeemController } from './redeem.controller.ts';
import { RenderEvent, ServerNames } from './render-event.ts';
import { ShowRewards } from './show-rewards.ts';

/** One try a second. */
const GAP_MS = 1000;

/** `gapMs`: how long after a try a player may make the next. `cache`: where all processes count it. */
export type RedeemParts = { servers: ServerNames; cache: Redis; gapMs?: number | undefined };

export const redeemControllers = [RedeemController, OpenEventsController];
export const redeemProviders = ({ servers, cache, gapMs = GAP_MS }: RedeemParts): Provider[] => [
  { provide: ServerNames, useValue: servers },
  { provide: RedeemPace, useValue: new RedeemPace(gapMs, cache) },
  RenderEvent,
  ShowRewards,
  RedeemCode,
];
