import { Feature, onCalendar, round } from '@hub/nest-kit/app';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { sweepExports } from '@hub/nest-kit/exports';
import { FileStore } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { copyHolds, retentionDay } from '@hub/nest-kit/retention';
import { forgetPictures } from '../program/pictures/forget-pictures.ts';
import { RedemptionDeskModule } from '../redeem/desk/redemption-desk.module.ts';
import { endOld } from '../retention/end-old.ts';
import { ForgetPlayers } from '../retention/forget-players.ts';

const tidy = async (db: Db, store: FileStore) => {
  await sweepOld(db.source);
  await sweepExports(db.source, store);
  await forgetPictures(db);
  while ((await sweepApprovals(db)) > 0);
};

@Feature({
  imports: [RedemptionDeskModule],
  http: () => import('./jobs.http.ts'),
  worker: [
    ForgetPlayers,
    round('old-rows', 'TIDY_MS', [Db, FileStore], (db: Db, store: FileStore) => () => tidy(db, store)),
    onCalendar(
      retentionDay,
      [Db, ForgetPlayers, ServiceClient],
      (db: Db, players: ForgetPlayers, services: ServiceClient) => endOld(db, players, () => copyHolds(db, services)),
    ),
  ],
})
export class JobsModule {}
