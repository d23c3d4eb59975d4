import type { DynamicModule } from '@nestjs/common';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';

export class AppModule {
  static for(readiness: Readiness): DynamicModule {
    return {
      module: AppModule,
      controllers: [HealthController],
      providers: [{ provide: Readiness, useValue: readiness }],
    };
  }
}
