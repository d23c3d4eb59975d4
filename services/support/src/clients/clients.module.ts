import { Feature } from '@hub/nest-kit/app';
import { VipRanking } from './vip-ranking.ts';

/** What this service alone asks others for. */
@Feature({ http: [VipRanking], exports: [VipRanking] })
export class ClientsModule {}
