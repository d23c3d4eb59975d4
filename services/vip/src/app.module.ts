import type { DynamicModule, MiddlewareConsumer, NestModule } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import { soonExcept } from '@hub/nest-kit/http';
import { ProvePartner } from '@hub/nest-kit/partner';
import { countHeldAccounts, findDue, retentionProvider } from '@hub/nest-kit/retention';
import { PushController } from './push/push.controller.ts';
import { TakePush } from './push/take-push.ts';
import { RetentionController } from './retention.controller.ts';
import { keptByVip } from './retention.ts';

export type VipParts = { db: Db; partners: ProvePartner };

/** Wiring of the VIP service: it takes what the games tell it, and says of everything else that it opens soon. */
export class AppModule implements NestModule {
  static for({ db, partners }: VipParts): DynamicModule {
    return {
      module: AppModule,
      controllers: [PushController, RetentionController],
      providers: [
        { provide: ProvePartner, useValue: partners },
        retentionProvider({
          source: db.source,
          due: () => findDue(db.source, keptByVip),
          accounts: () => countHeldAccounts(db.source),
        }),
        { provide: TakePush, useValue: new TakePush(db) },
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    soonExcept(consumer, 'api/partner/v1/vip', 'api/staff/retention/vip');
  }
}
