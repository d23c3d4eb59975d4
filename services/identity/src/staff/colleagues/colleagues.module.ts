import { Feature } from '@hub/nest-kit/app';
import { ColleaguesController } from './colleagues.controller.ts';
import { FindColleagues } from './find-colleagues.ts';

@Feature({ controllers: [ColleaguesController], http: [FindColleagues] })
export class ColleaguesModule {}
