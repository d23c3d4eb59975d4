import { Feature } from '@hub/nest-kit/app';
import { PersonDataController, personDataProvider } from '@hub/nest-kit/person-data';
import { MemberSecrets } from '../members/member-secrets.ts';
import { MembersModule } from '../members/members.module.ts';
import { personData } from './person-data.ts';

@Feature({
  imports: [MembersModule],
  controllers: [PersonDataController],
  http: [personDataProvider([MemberSecrets], personData)],
})
export class PersonDataModule {}
