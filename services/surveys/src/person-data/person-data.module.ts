import { Feature } from '@hub/nest-kit/app';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { SurveyKeys } from '../survey-keys.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { personData } from './person-data.ts';

@Feature({
  imports: [SurveysModule],
  controllers: [PersonDataController],
  http: [personDataProvider([SurveyKeys], personData, { asks: true })],
})
export class PersonDataModule {}
