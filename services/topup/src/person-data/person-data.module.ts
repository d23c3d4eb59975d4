import { Feature, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { orderKeysProvider } from '../orders/buyer/order-keys.provider.ts';
import { OrderKeys } from '../orders/buyer/order-keys.ts';
import { nameBuyers } from '../orders/person-data/name-buyers.ts';
import { personData } from './person-data.ts';

@Feature({
  controllers: [PersonDataController],
  providers: [orderKeysProvider],
  http: [personDataProvider([OrderKeys], personData, { asks: true })],
  worker: [round('buyer-names', 'TIDY_MS', [Db, OrderKeys], nameBuyers)],
})
export class PersonDataModule {}
