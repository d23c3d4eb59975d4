import { Feature } from '@hub/nest-kit/app';
import { VipRanking } from './vip-ranking.ts';
import { VipUnread } from './vip-unread.ts';

@Feature({ http: [VipRanking, VipUnread], exports: [VipRanking, VipUnread] })
export class ClientsModule {}
