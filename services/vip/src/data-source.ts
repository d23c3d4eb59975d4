import { serviceSchema } from '@hub/nest-kit/db';
import { CreateVip1795000000000 } from './migrations/1795000000000-create-vip.ts';
import { KeepPushes1798000010500 } from './migrations/1798000010500-keep-pushes.ts';
import { VipPush } from './push/vip-push.entity.ts';

export const schema = serviceSchema({
  kit: ['partner-calls', 'held-accounts', 'calendar'],
  entities: [VipPush],
  migrations: [CreateVip1795000000000, KeepPushes1798000010500],
});
