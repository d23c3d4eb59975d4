import { Feature, jobHandlers } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { MemberMailsModule } from '../mail/member-mails.module.ts';
import { HeldMembers } from './held-members.ts';
import { runInactivity } from './run-inactivity.ts';

/** The worker’s side; its mails leave by the module of all mails to members. */
@Feature({
  imports: [MemberMailsModule],
  worker: [HeldMembers, jobHandlers([Db, HeldMembers], runInactivity)],
  exports: [HeldMembers],
})
export class InactivityWorkModule {}
