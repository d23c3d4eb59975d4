import { Feature } from '@hub/nest-kit/app';
import { ColleaguesController } from './colleagues.controller.ts';
import { FindColleagues } from './find-colleagues.ts';
import { FindStanding } from './find-standing.ts';

@Feature({ controllers: [ColleaguesController], http: [FindColleagues, FindStanding] })
export class ColleaguesModule {}
