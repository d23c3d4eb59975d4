import { Feature } from '@hub/nest-kit/app';
import { AccountHoldsController, HeldAccountsController } from './account-holds.controller.ts';
import { AccountHolds } from './account-holds.ts';
import { RequestHolds } from './request-holds.ts';

@Feature({ controllers: [AccountHoldsController, HeldAccountsController], http: [AccountHolds, RequestHolds] })
export class HoldsModule {}
