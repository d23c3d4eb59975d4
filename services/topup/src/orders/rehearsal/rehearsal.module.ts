import { CONFIG, Feature } from '@hub/nest-kit/app';
import { parseKey } from '@hub/nest-kit/keys';
import type { TopupSettings } from '../../config.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { RehearsalPasses } from './rehearsal-passes.ts';
import { Rehearsals } from './rehearsals.ts';

@Feature({
  imports: [PaymentsModule],
  http: [
    {
      provide: RehearsalPasses,
      inject: [CONFIG],
      useFactory: ({ CHECK_KEY }: Pick<TopupSettings, 'CHECK_KEY'>) => new RehearsalPasses(parseKey(CHECK_KEY)),
    },
    Rehearsals,
  ],
  exports: [RehearsalPasses, Rehearsals],
})
export class RehearsalModule {}
