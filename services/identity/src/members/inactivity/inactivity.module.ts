import { Feature } from '@hub/nest-kit/app';
import { MailReports } from '@hub/nest-kit/bounces';
import { MembersModule } from '../members.module.ts';
import { FindInactive } from './find-inactive.ts';
import { HeldMembers } from './held-members.ts';
import { InactivityController } from './inactivity.controller.ts';
import { RequestRun } from './request-run.ts';
import { TakeBounce } from './take-bounce.ts';

/** The desk’s side. */
@Feature({
  imports: [MembersModule],
  controllers: [InactivityController],
  http: [HeldMembers, FindInactive, RequestRun, MailReports, TakeBounce],
})
export class InactivityModule {}
