import { Feature } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { MemberSecrets } from '../members/member-secrets.ts';
import { MembersModule } from '../members/members.module.ts';
import { personData } from './person-data.ts';

@Feature({
  imports: [MembersModule],
  controllers: [PersonDataController],
  http: [personDataProvider([MemberSecrets, FileStore], personData)],
})
export class PersonDataModule {}
