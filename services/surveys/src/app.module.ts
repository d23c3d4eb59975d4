import { AuditModule, Feature } from '@hub/nest-kit/app';
import { DeskModule } from './desk/desk.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { KeepingModule } from './keeping/keeping.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { PlayersModule } from './players/players.module.ts';
import { RewardsModule } from './rewards/rewards.module.ts';

/** The service of surveys. */
@Feature({
  imports: [AuditModule, PlayersModule, DeskModule, ImportsModule, RewardsModule, KeepingModule, PersonDataModule],
})
export class AppModule {}
