import { CONFIG, Feature, jobHandlers, mailer, MAILER, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import type { Mailer } from '@hub/nest-kit/mail';
import { forgetReplies, sendAnswer } from './answer/send-answer.ts';
import { AskAreas } from './ask-areas.ts';
import { DataRequestsController, DataRequestWorkController } from './data-requests.controller.ts';
import { RunErasures } from './erase/run-erasures.ts';
import { ExportPerson } from './export-person.ts';
import { FindPerson } from './find-person.ts';
import { OpenRequest } from './open-request.ts';
import { holdAccountsHandler } from './hold-accounts.ts';
import { RequestBox, requestBoxProvider } from './request-box.ts';
import { ShowRequest } from './show-request.ts';
import { WorkOnRequest } from './work-on-request.ts';

const answers = jobHandlers(
  [Db, RequestBox, MAILER, CONFIG],
  (db: Db, box: RequestBox, mails: Mailer, site: { SITE_NAME: string; PUBLIC_URL: string }) =>
    sendAnswer(db, box, mails, site),
);

/** Requests of persons about their own data, and the desk that answers them. */
@Feature({
  controllers: [DataRequestsController, DataRequestWorkController],
  providers: [AskAreas, requestBoxProvider],
  http: [ExportPerson, FindPerson, OpenRequest, ShowRequest, WorkOnRequest],
  worker: [
    mailer,
    answers,
    RunErasures,
    jobHandlers([Db, RequestBox, ServiceClient], (db: Db, box: RequestBox, services: ServiceClient) =>
      holdAccountsHandler(db, box, services),
    ),
    round('erasures', 'SWEEP_MS', [RunErasures, Db], (erasures: RunErasures, db: Db) => async () => {
      const many = await erasures.run();
      await forgetReplies(db);
      return many;
    }),
  ],
})
export class DataRequestsModule {}
