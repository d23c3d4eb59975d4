import { Feature } from '@hub/nest-kit/app';
import { CatalogRoles } from '../clients/catalog-roles.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { AnswerForm } from './answer-form.ts';
import { AnswerSurvey } from './answer-survey.ts';
import { FrameHostsController } from './frame-hosts.controller.ts';
import { LogIn } from './log-in.ts';
import { PlayersController } from './players.controller.ts';
import { Preview } from './preview.ts';
import { SaveAnswer } from './save-answer.ts';
import { Tries } from './tries.ts';

@Feature({
  imports: [SurveysModule],
  controllers: [PlayersController, FrameHostsController],
  http: [CatalogRoles, Tries, LogIn, SaveAnswer, AnswerSurvey, AnswerForm, Preview],
})
export class PlayersModule {}
