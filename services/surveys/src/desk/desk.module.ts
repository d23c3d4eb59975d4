import { Feature, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ExportRepository, OwnExports, writesExports } from '@hub/nest-kit/exports';
import { DataSource } from 'typeorm';
import { SurveyKeys } from '../survey-keys.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { answersFile } from './answers-file.ts';
import { AskExport } from './ask-export.ts';
import { countAnswers } from './count-answers.ts';
import { DeskController, OwnAnswersController } from './desk.controller.ts';
import { EditSurvey } from './edit-survey.ts';
import { FindSurveys } from './find-surveys.ts';
import { FindTexts } from './find-texts.ts';
import { Results } from './results.ts';
import { surveyExports } from './survey-export.ts';

/** What staff makes of surveys, and what was answered. The files first: what follows would take their address for a survey's number. */
@Feature({
  imports: [SurveysModule],
  controllers: [OwnAnswersController, DeskController],
  http: [
    FindSurveys,
    EditSurvey,
    Results,
    FindTexts,
    ExportRepository,
    AskExport,
    {
      provide: OwnExports,
      inject: [Db, ExportRepository],
      useFactory: (db: Db, box: ExportRepository) => new OwnExports(db, box, surveyExports),
    },
  ],
  worker: [
    writesExports([DataSource, SurveyKeys], answersFile),
    round('answers-counted', 'COUNT_MS', [Db], (db: Db) => () => countAnswers(db)),
  ],
  exports: [ExportRepository],
})
export class DeskModule {}
