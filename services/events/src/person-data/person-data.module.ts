import { Feature } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { personData } from './person-data.ts';

@Feature({ controllers: [PersonDataController], http: [personDataProvider([FileStore], personData, { asks: true })] })
export class PersonDataModule {}
