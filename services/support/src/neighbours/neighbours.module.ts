import { Feature } from '@hub/nest-kit/app';
import { CaptchaCheck, Colleagues, GameSettings, OpenEvents } from '@hub/tickets/server';
import { CatalogSettings } from './catalog-settings.ts';
import { EventsOpen } from './events-open.ts';
import { IdentityCaptcha } from './identity-captcha.ts';
import { IdentityColleagues } from './identity-colleagues.ts';
import { VipRanking } from './vip-ranking.ts';

/** What other services are asked for. */
@Feature({
  providers: [
    { provide: GameSettings, useClass: CatalogSettings },
    { provide: Colleagues, useClass: IdentityColleagues },
  ],
  http: [
    { provide: OpenEvents, useClass: EventsOpen },
    { provide: CaptchaCheck, useClass: IdentityCaptcha },
    VipRanking,
  ],
  exports: [GameSettings, Colleagues, OpenEvents, CaptchaCheck, VipRanking],
})
export class NeighboursModule {}
