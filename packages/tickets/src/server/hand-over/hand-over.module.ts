import { CONFIG, round } from '@hub/nest-kit/app';
import { parseKey } from '@hub/nest-kit/keys';
import { DataSource } from 'typeorm';
import type { DeskFeature } from '../desk-feature.ts';
import { BeginHandOver } from './begin-hand-over.ts';
import { HandOverBoxes } from './hand-over-box.ts';
import { handOverController } from './hand-over.controller.ts';
import { OpenHandOver } from './open-hand-over.ts';
import { sweepHandOvers } from './sweep-hand-overs.ts';
import { WatchHandOver } from './watch-hand-over.ts';

const boxes = {
  provide: HandOverBoxes,
  inject: [CONFIG],
  useFactory: ({ CHECK_KEY }: { CHECK_KEY: string }) => new HandOverBoxes(parseKey(CHECK_KEY)),
};

class HandOverModule {}

export const handOver: DeskFeature = (desk, cases) => ({
  feature: HandOverModule,
  imports: [cases],
  http: () => ({
    controllers: [handOverController(desk)],
    providers: [boxes, BeginHandOver, OpenHandOver, WatchHandOver],
  }),
  worker: [round('hand-overs', 'TIDY_MS', [DataSource], (source: DataSource) => () => sweepHandOvers(source))],
});
