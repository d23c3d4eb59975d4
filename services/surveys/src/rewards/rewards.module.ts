import { deliveryAsked } from '@hub/contracts/integration-events';
import { CONFIG, Feature, jobHandlers, MAILER, mailer, onCalendar, round } from '@hub/nest-kit/app';
import { MailReports } from '@hub/nest-kit/bounces';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { EventInbox, eventJobHandlers, eventPost, IntegrationEventsController } from '@hub/nest-kit/integration-events';
import type { Mailer } from '@hub/nest-kit/mail';
import { handles } from '@hub/nest-kit/outbox';
import { SurveyKeys } from '../survey-keys.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { askRewards, rewardsDay } from './ask-rewards.ts';
import { FindRewards } from './find-rewards.ts';
import { reserveCards } from './reserve-cards.ts';
import { cardSending } from './reward.jobs.ts';
import { RewardsController } from './rewards.controller.ts';
import { SendCard } from './send-card.ts';
import { TakeBounce } from './take-bounce.ts';
import { settledEvents } from './take-settled.ts';
import { WorkOnRewards } from './work-on-rewards.ts';

const sending = jobHandlers(
  [Db, SurveyKeys, MAILER, CONFIG],
  (db: Db, keys: SurveyKeys, mails: Mailer, { SITE_NAME }: { SITE_NAME: string }) => {
    const send = new SendCard(db, keys, mails, SITE_NAME);
    return handles(cardSending, ({ id, mails: before }) => send.run(id, before));
  },
);

const telling = jobHandlers([ServiceClient], (services: ServiceClient) =>
  eventJobHandlers(eventPost(services), [deliveryAsked]),
);

/** What answers earn: goods in the game, each day at their hour, and card codes by mail. */
@Feature({
  imports: [SurveysModule],
  controllers: [RewardsController, IntegrationEventsController],
  http: [
    FindRewards,
    WorkOnRewards,
    MailReports,
    TakeBounce,
    { provide: EventInbox, inject: [Db], useFactory: (db: Db) => new EventInbox(db, 'surveys', settledEvents) },
  ],
  worker: [
    mailer,
    sending,
    telling,
    round('card-codes', 'SWEEP_MS', [Db], (db: Db) => () => reserveCards(db)),
    onCalendar(rewardsDay, [Db], (db: Db) => askRewards(db)),
  ],
})
export class RewardsModule {}
