import { Feature } from '@hub/nest-kit/app';
import { surveyKeysProvider, SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from './find-survey.ts';

/** What every part of the service knows: surveys, and what is secret. */
@Feature({ providers: [surveyKeysProvider, FindSurvey], exports: [SurveyKeys, FindSurvey] })
export class SurveysModule {}
