import type { DeskFeature } from '../desk-feature.ts';
import { FindHolidays } from './find-holidays.ts';
import { holidaysController } from './holidays.controller.ts';
import { KeepHolidays } from './keep-holidays.ts';

class HolidaysModule {}

export const holidays: DeskFeature = (desk, cases) => ({
  feature: HolidaysModule,
  imports: [cases],
  http: () => ({
    controllers: [holidaysController(desk)],
    providers: [FindHolidays, KeepHolidays],
  }),
});
