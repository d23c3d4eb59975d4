import type { Desk } from '@hub/contracts/tickets';
import type { FeatureModule } from '@hub/nest-kit/app';
import { ServiceClient } from '@hub/nest-kit/http';
import { CaptchaCheck, GameSettings, OpenEvents } from '../ports.ts';
import { Colleagues } from '../work/colleagues/colleagues.ts';
import { CatalogSettings } from './catalog-settings.ts';
import { EventsOpen } from './events-open.ts';
import { IdentityCaptcha } from './identity-captcha.ts';
import { IdentityColleagues } from './identity-colleagues.ts';

export const gameSettings = (desk: Desk) => ({
  provide: GameSettings,
  inject: [ServiceClient],
  useFactory: (services: ServiceClient) => new CatalogSettings(services, desk),
});

class DeskClientsModule {}

export const deskClients = (desk: Desk): FeatureModule => ({
  feature: DeskClientsModule,
  providers: [gameSettings(desk), { provide: Colleagues, useClass: IdentityColleagues }],
  http: [
    { provide: OpenEvents, useClass: EventsOpen },
    { provide: CaptchaCheck, useClass: IdentityCaptcha },
  ],
  exports: [GameSettings, Colleagues, OpenEvents, CaptchaCheck],
});
