import type { DynamicModule } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import type { TokenRings } from '@hub/nest-kit/tokens';
import type { CaptchaSecrets } from './captcha/captcha-secrets.ts';
import { CaptchaController } from './captcha/captcha.controller.ts';
import { ConsumeCaptcha } from './captcha/consume-captcha.ts';
import { MakeChallenge } from './captcha/make-challenge.ts';
import type { KeyBox } from './keys/key-box.ts';
import { ExchangeToken } from './partner/exchange-token.ts';
import { ExchangeController } from './partner/exchange.controller.ts';
import { FindPartnerKey } from './partner/find-partner-key.ts';
import { ReadPartnerToken } from './partner/read-partner-token.ts';
import { IsRevoked } from './revocation/is-revoked.ts';
import { RevocationController } from './revocation/revocation.controller.ts';
import { RevokeTokens } from './revocation/revoke-tokens.ts';
import { AccountsController } from './staff/accounts/accounts.controller.ts';
import { FactorController } from './staff/factor/factor.controller.ts';
import { SessionsController } from './staff/sessions/sessions.controller.ts';
import { StaffController } from './staff/staff.controller.ts';
import { staffProviders } from './staff/staff.providers.ts';

export type IdentityParts = {
  db: Db;
  box: KeyBox;
  keyRing: KeyRing;
  tokens: TokenRings;
  captcha: CaptchaSecrets;
  captchaCost: number;
  publicUrl: string;
  log: Log;
};

/** Wiring of the identity service. */
export class AppModule {
  static for({ db, box, keyRing, tokens, captcha, captchaCost, publicUrl, log }: IdentityParts): DynamicModule {
    const { source } = db;
    const isRevoked = new IsRevoked(source);
    const readPartnerToken = new ReadPartnerToken(new FindPartnerKey(source, box));
    return {
      module: AppModule,
      controllers: [
        ExchangeController,
        RevocationController,
        CaptchaController,
        StaffController,
        FactorController,
        SessionsController,
        AccountsController,
      ],
      providers: [
        { provide: ExchangeToken, useValue: new ExchangeToken(readPartnerToken, isRevoked, tokens, log) },
        { provide: IsRevoked, useValue: isRevoked },
        { provide: RevokeTokens, useValue: new RevokeTokens(db) },
        { provide: MakeChallenge, useValue: new MakeChallenge(captcha, captchaCost) },
        { provide: ConsumeCaptcha, useValue: new ConsumeCaptcha(source, captcha, log) },
        ...staffProviders({ db, box, keyRing, publicUrl }),
      ],
    };
  }
}
