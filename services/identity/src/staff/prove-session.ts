import { Injectable } from '@nestjs/common';
import type { StaffSessionView } from '@hub/contracts/identity';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { sameBytes } from '@hub/nest-kit/crypto';
import { FindSession } from './find-session.ts';
import { SessionNotFound } from './staff.errors.ts';

@Injectable()
export class ProveSession {
  constructor(private readonly findSession: FindSession) {}

  async run({ session, csrf, quiet }: { session: string; csrf: string; quiet: boolean }): Promise<StaffSessionView> {
    const open = await this.findSession.run(session, { quiet });
    if (!open) throw new SessionNotFound();
    const staff: StaffPrincipal = open.fresh && !open.staff.half ? { ...open.staff, fresh: true } : open.staff;
    return { staff, csrf_ok: sameBytes(Buffer.from(csrf), Buffer.from(open.csrf)) };
  }
}
