import { Feature } from '@hub/nest-kit/app';
import { KeysModule } from '../keys/keys.module.ts';
import { RevocationModule } from '../revocation/revocation.module.ts';
import { ExchangeToken } from './exchange-token.ts';
import { ExchangeController } from './exchange.controller.ts';
import { FindPartnerKey } from './find-partner-key.ts';
import { ReadPartnerToken } from './read-partner-token.ts';
import { RefuseDemoKeys } from './refuse-demo-keys.ts';

@Feature({
  imports: [KeysModule, RevocationModule],
  controllers: [ExchangeController],
  http: [
    RefuseDemoKeys,
    FindPartnerKey,
    {
      provide: ReadPartnerToken,
      inject: [FindPartnerKey],
      useFactory: (keys: FindPartnerKey) => new ReadPartnerToken(keys),
    },
    ExchangeToken,
  ],
  exports: [ReadPartnerToken],
})
export class PartnerModule {}
