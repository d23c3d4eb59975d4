import type { DynamicModule, MiddlewareConsumer, NestModule } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import { soonExcept } from '@hub/nest-kit/http';
import { ProvePartner } from '@hub/nest-kit/partner';
import { PushController } from './push/push.controller.ts';
import { TakePush } from './push/take-push.ts';

export type VipParts = { db: Db; partners: ProvePartner };

/** Wiring of the VIP service: it takes what the games tell it, and says of everything else that it opens soon. */
export class AppModule implements NestModule {
  static for({ db, partners }: VipParts): DynamicModule {
    return {
      module: AppModule,
      controllers: [PushController],
      providers: [
        { provide: ProvePartner, useValue: partners },
        { provide: TakePush, useValue: new TakePush(db) },
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    soonExcept(consumer, 'api/partner/v1/vip');
  }
}
