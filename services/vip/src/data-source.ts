import {
  AddApprovals1797400000000,
  ChainAudit1795200000000,
  KeepHeartbeat1799000000000,
  kitEntities,
  type Schema,
} from '@hub/nest-kit/db';
import { HeldAccount, HoldAccounts1799600000000, KeepSwept1799500000000, SweptRow } from '@hub/nest-kit/retention';
import { KeepPartnerCalls1798000010100, PartnerCall } from '@hub/nest-kit/partner';
import { CreateVip1795000000000 } from './migrations/1795000000000-create-vip.ts';
import { KeepPushes1798000010500 } from './migrations/1798000010500-keep-pushes.ts';
import { VipPush } from './push/vip-push.entity.ts';

export const schema: Schema = {
  entities: [...kitEntities, SweptRow, HeldAccount, PartnerCall, VipPush],
  migrations: [
    CreateVip1795000000000,
    ChainAudit1795200000000,
    AddApprovals1797400000000,
    KeepPartnerCalls1798000010100,
    KeepPushes1798000010500,
    KeepHeartbeat1799000000000,
    KeepSwept1799500000000,
    HoldAccounts1799600000000,
  ],
};
