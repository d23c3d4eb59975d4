import type { DeskFeature } from '../desk-feature.ts';
import { WorkOnCase } from '../work/work-on-case.ts';
import { CountDeadlines } from './count-deadlines.ts';
import { deadlinesController } from './deadlines.controller.ts';
import { FindDeadlines } from './find-deadlines.ts';
import { NoteFee } from './note-fee.ts';

class DeadlinesModule {}

export const deadlines: DeskFeature = (desk, cases) => ({
  feature: DeadlinesModule,
  imports: [cases],
  http: () => ({
    controllers: [deadlinesController(desk)],
    providers: [WorkOnCase, FindDeadlines, CountDeadlines, NoteFee],
  }),
});
