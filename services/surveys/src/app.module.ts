import { AuditModule, Feature } from '@hub/nest-kit/app';
import { ApprovalsModule } from './approvals/approvals.module.ts';
import { DataRequestsModule } from './data-requests/data-requests.module.ts';
import { DeskModule } from './desk/desk.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { KeepingModule } from './keeping/keeping.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { PlayersModule } from './players/players.module.ts';
import { RewardsModule } from './rewards/rewards.module.ts';

/** The service of surveys. */
@Feature({
  imports: [
    AuditModule,
    PlayersModule,
    DeskModule,
    ImportsModule,
    RewardsModule,
    DataRequestsModule,
    ApprovalsModule,
    KeepingModule,
    PersonDataModule,
  ],
})
export class AppModule {}
