import type { DeskFeature } from '../desk-feature.ts';
import { macrosController } from './macros.controller.ts';
import { ReadMacros } from './read-macros.ts';
import { SaveMacro } from './save-macro.ts';

class MacrosModule {}

export const macros: DeskFeature = (desk, cases) => ({
  feature: MacrosModule,
  imports: [cases],
  http: () => ({
    controllers: [macrosController(desk)],
    providers: [ReadMacros, SaveMacro],
  }),
});
