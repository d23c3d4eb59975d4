import { Feature } from '@hub/nest-kit/app';
import { VipRanking } from './vip-ranking.ts';
import { VipUnread } from './vip-unread.ts';

/** What this service alone asks others for. */
@Feature({ http: [VipRanking, VipUnread], exports: [VipRanking, VipUnread] })
export class ClientsModule {}
