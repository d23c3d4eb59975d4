import { Feature } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { ContactBox, Contacts } from '@hub/tickets/server';
import { ticketsModule } from '../tickets.module.ts';
import { personData } from './person-data.ts';

@Feature({
  imports: [ticketsModule],
  controllers: [PersonDataController],
  http: [
    personDataProvider(
      [Contacts, ContactBox, FileStore],
      (contacts: Contacts, box: ContactBox, store: FileStore) => personData({ contacts, box, store }),
      { asks: true },
    ),
  ],
})
export class PersonDataModule {}
