import { Feature } from '@hub/nest-kit/app';
import { proveByIdentity } from '@hub/nest-kit/partner';
import { ClientsModule } from '../clients/clients.module.ts';
import { ticketsModule } from '../tickets.module.ts';
import { UnreadOfAccountController } from './unread-of-account.controller.ts';

@Feature({ imports: [ClientsModule, ticketsModule], controllers: [UnreadOfAccountController], http: [proveByIdentity] })
export class PartnerModule {}
