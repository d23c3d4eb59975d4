import { Feature } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { RequestBox, requestBoxProvider } from '../data-requests/request-box.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { personData } from './person-data.ts';

@Feature({
  imports: [SurveysModule],
  controllers: [PersonDataController],
  http: [requestBoxProvider, personDataProvider([SurveyKeys, RequestBox, FileStore], personData, { asks: true })],
})
export class PersonDataModule {}
