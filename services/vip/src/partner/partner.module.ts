import { Feature } from '@hub/nest-kit/app';
import { proveByIdentity } from '@hub/nest-kit/partner';
import { PushController } from '../push/push.controller.ts';
import { TakePush } from '../push/take-push.ts';
import { ticketsModule } from '../tickets.module.ts';
import { UnreadOfAccountController } from './unread.controller.ts';

/** What the games' servers tell and ask. */
@Feature({
  imports: [ticketsModule],
  controllers: [PushController, UnreadOfAccountController],
  http: [TakePush, proveByIdentity],
})
export class PartnerModule {}
