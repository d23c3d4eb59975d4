import { Feature, round } from '@hub/nest-kit/app';
import { AskAreas } from './ask-areas.ts';
import { DataRequestsController, DataRequestWorkController } from './data-requests.controller.ts';
import { RunErasures } from './erase/run-erasures.ts';
import { ExportPerson } from './export-person.ts';
import { FindPerson } from './find-person.ts';
import { OpenRequest } from './open-request.ts';
import { requestBoxProvider } from './request-box.ts';
import { ShowRequest } from './show-request.ts';
import { WorkOnRequest } from './work-on-request.ts';

/** Requests of persons about their own data, and the desk that answers them. */
@Feature({
  controllers: [DataRequestsController, DataRequestWorkController],
  providers: [AskAreas, requestBoxProvider],
  http: [ExportPerson, FindPerson, OpenRequest, ShowRequest, WorkOnRequest],
  worker: [RunErasures, round('erasures', 'SWEEP_MS', [RunErasures], (erasures: RunErasures) => () => erasures.run())],
})
export class DataRequestsModule {}
