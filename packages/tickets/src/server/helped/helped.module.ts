import type { DeskFeature } from '../desk-feature.ts';
import { CountHelped } from './count-helped.ts';
import { helpedController } from './helped.controller.ts';

class HelpedModule {}

export const helped: DeskFeature = (desk, cases) => ({
  feature: HelpedModule,
  imports: [cases],
  http: () => ({
    controllers: [helpedController(desk)],
    providers: [CountHelped],
  }),
});
