import { jobHandlers, RedisConnections } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { LivePublisher, Presence } from '@hub/nest-kit/live';
import type { DeskFeature } from '../desk-feature.ts';
import { AssignCase } from './assign-case.ts';
import { assignmentController } from './assignment.controller.ts';
import { BeginBulk } from './bulk/begin-bulk.ts';
import { bulkController } from './bulk/bulk.controller.ts';
import { bulkHandler } from './bulk/run-bulk.ts';
import { ChangeCase } from './change/change-case.ts';
import { changeController } from './change/change.controller.ts';
import { Colleagues } from './colleagues/colleagues.ts';
import { CloseAsStaff } from './end/close-as-staff.ts';
import { endingsController } from './end/endings.controller.ts';
import { HoldCase } from './end/hold-case.ts';
import { holdController } from './end/hold.controller.ts';
import { ReopenCase } from './end/reopen-case.ts';
import { ResendCode } from './end/resend-code.ts';
import { mergeController } from './merge/merge.controller.ts';
import { MergeCases } from './merge/merge-cases.ts';
import { notesController } from './notes/notes.controller.ts';
import { WriteNote } from './notes/write-note.ts';
import { presenceController } from './presence/presence.controller.ts';
import { ShowPresence } from './presence/show-presence.ts';
import { ReleaseCase } from './release-case.ts';
import { TakeCase } from './take-case.ts';
import { WorkOnCase } from './work-on-case.ts';

const presence = {
  provide: Presence,
  inject: [RedisConnections],
  useFactory: ({ cache }: RedisConnections) => {
    const live = new LivePublisher(cache);
    return new Presence(cache, (rows) => live.publish(rows));
  },
};

class WorkModule {}

export const work: DeskFeature = (desk, cases) => ({
  feature: WorkModule,
  imports: [cases],
  http: () => ({
    controllers: [
      assignmentController(desk),
      presenceController(desk),
      notesController(desk),
      changeController(desk),
      mergeController(desk),
      endingsController(desk),
      holdController(desk),
      bulkController(desk),
    ],
    providers: [
      presence,
      WorkOnCase,
      TakeCase,
      AssignCase,
      ReleaseCase,
      ShowPresence,
      WriteNote,
      ChangeCase,
      MergeCases,
      CloseAsStaff,
      ReopenCase,
      HoldCase,
      ResendCode,
      BeginBulk,
    ],
  }),
  worker: [jobHandlers([Db, Colleagues], (db: Db, colleagues: Colleagues) => bulkHandler({ desk, db, colleagues }))],
});
