import { CONFIG, Feature, LOG } from '@hub/nest-kit/app';
import type { Log } from '@hub/nest-kit/log';
import { ProvePartner } from '@hub/nest-kit/partner';
import { KeysModule } from '../../keys/keys.module.ts';
import { FindLinks } from './find-links.ts';
import { LinksController } from './links.controller.ts';
import { OwnSigners } from './own-signers.ts';
import { PUBLIC_ONLY } from './public-only.ts';

@Feature({
  imports: [KeysModule],
  controllers: [LinksController],
  http: [
    {
      provide: PUBLIC_ONLY,
      inject: [CONFIG],
      useFactory: ({ HUB_ENV }: { HUB_ENV: string }) => HUB_ENV === 'production',
    },
    FindLinks,
    OwnSigners,
    {
      provide: ProvePartner,
      inject: [OwnSigners, LOG],
      useFactory: (signers: OwnSigners, log: Log) => new ProvePartner(signers, log),
    },
  ],
  exports: [PUBLIC_ONLY, FindLinks, ProvePartner],
})
export class LinksModule {}
