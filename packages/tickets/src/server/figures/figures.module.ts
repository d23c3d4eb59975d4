import { background, CONFIG, LOG, WATCH } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import type { Watch } from '@hub/nest-kit/schedules';
import type { DeskFeature } from '../desk-feature.ts';
import { FindHelped } from '../helped/find-helped.ts';
import { GameSettings } from '../ports.ts';
import { figuresController } from './figures.controller.ts';
import { FindComments } from './find-comments.ts';
import { FindFigures } from './find-figures.ts';
import { keepFigures } from './keep-figures.ts';

type Settings = { FIGURES_MS: number };

const counting = background(
  [Db, GameSettings, CONFIG, LOG, WATCH],
  (db: Db, settings: GameSettings, { FIGURES_MS }: Settings, log: Log, watch: Watch) =>
    keepFigures({ db, settings }, FIGURES_MS, log, watch),
);

class FiguresModule {}

export const figures: DeskFeature = (desk, cases) => ({
  feature: FiguresModule,
  imports: [cases],
  http: () => ({
    controllers: [figuresController(desk)],
    providers: [FindFigures, FindComments, FindHelped],
  }),
  worker: [counting],
});
