import type { DynamicModule } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { captchaProvidersOf, type CaptchaSettings } from './captcha/captcha-parts.ts';
import { CaptchaController } from './captcha/captcha.controller.ts';
import type { KeyBox } from './keys/key-box.ts';
import { ExchangeToken } from './partner/exchange-token.ts';
import { ExchangeController } from './partner/exchange.controller.ts';
import { FindPartnerKey } from './partner/find-partner-key.ts';
import { ReadPartnerToken } from './partner/read-partner-token.ts';
import { IsRevoked } from './revocation/is-revoked.ts';
import { RevocationController } from './revocation/revocation.controller.ts';
import { RevokeTokens } from './revocation/revoke-tokens.ts';
import { FindSession } from './staff/find-session.ts';
import { LogIn } from './staff/log-in.ts';
import { LogOut } from './staff/log-out.ts';
import { LoginLimits } from './staff/login-limits.ts';
import { ProveSession } from './staff/prove-session.ts';
import { SessionCookie } from './staff/session-cookie.ts';
import { StaffController } from './staff/staff.controller.ts';
import { WhoAmI } from './staff/who-am-i.ts';

export type IdentityParts = {
  db: Db;
  box: KeyBox;
  keyRing: KeyRing;
  tokens: TokenRings;
  captcha: CaptchaSettings;
  publicUrl: string;
  log: Log;
};

/** Wiring of the identity service. */
export class AppModule {
  static for({ db, box, keyRing, tokens, captcha, publicUrl, log }: IdentityParts): DynamicModule {
    const { source } = db;
    const isRevoked = new IsRevoked(source);
    const readPartnerToken = new ReadPartnerToken(new FindPartnerKey(source, box));
    const findSession = new FindSession(source);
    return {
      module: AppModule,
      controllers: [ExchangeController, RevocationController, CaptchaController, StaffController],
      providers: [
        { provide: ExchangeToken, useValue: new ExchangeToken(readPartnerToken, isRevoked, tokens, log) },
        { provide: IsRevoked, useValue: isRevoked },
        { provide: RevokeTokens, useValue: new RevokeTokens(db) },
        ...captchaProvidersOf(captcha, source, log),
        { provide: LogIn, useValue: new LogIn(db, new LoginLimits(db, keyRing)) },
        { provide: LogOut, useValue: new LogOut(db) },
        { provide: WhoAmI, useValue: new WhoAmI(findSession) },
        { provide: ProveSession, useValue: new ProveSession(findSession) },
        { provide: SessionCookie, useValue: new SessionCookie(publicUrl) },
      ],
    };
  }
}
