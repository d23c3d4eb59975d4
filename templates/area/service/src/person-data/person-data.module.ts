import { Feature } from '@hub/nest-kit/app';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { personData } from './person-data.ts';

@Feature({ controllers: [PersonDataController], http: [personDataProvider([], personData, { asks: true })] })
export class PersonDataModule {}
