import type { DynamicModule } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { FactBox, FactsController } from '@hub/nest-kit/facts';
import { ExportBox } from '@hub/nest-kit/exports';
import type { ServiceClient } from '@hub/nest-kit/http';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { findDue, retentionProvider } from '@hub/nest-kit/retention';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import { ProvePartner, type GameWire } from '@hub/nest-kit/partner';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { DataSource } from 'typeorm';
import { ApprovalsController } from './approvals/approvals.controller.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditExportsController, OwnAuditExportsController } from './audit/exports/audit-exports.controller.ts';
import { auditExportProviders, type ExportRoom } from './audit/exports/audit-export.providers.ts';
import { FindRows } from './audit/find-rows.ts';
import { LedgerHeads } from './audit/ledger-heads.ts';
import { LedgerController } from './audit/ledger.controller.ts';
import { NoteLook } from './audit/note-look.ts';
import { ReadRow } from './audit/read-row.ts';
import { ShowOverview } from './audit/show-overview.ts';
import { ShowMonths } from './audit/sign-off/show-months.ts';
import { SignMonth } from './audit/sign-off/sign-month.ts';
import { SignOffsController } from './audit/sign-off/sign-offs.controller.ts';
import { captchaProvidersOf, type CaptchaSettings } from './captcha/captcha-parts.ts';
import { CaptchaController } from './captcha/captcha.controller.ts';
import { keptByIdentity } from './retention.ts';
import { JobsController, RetentionController } from './jobs/jobs.controller.ts';
import type { KeyBox } from './keys/key-box.ts';
import { partnerDeskProviders } from './partner/desk/partner-desk.providers.ts';
import { PartnerKeysController } from './partner/desk/partner-keys.controller.ts';
import { ExchangeToken } from './partner/exchange-token.ts';
import { ExchangeController } from './partner/exchange.controller.ts';
import { FindPartnerKey } from './partner/find-partner-key.ts';
import { FindLinks } from './partner/links/find-links.ts';
import { LinksController } from './partner/links/links.controller.ts';
import { OwnSigners } from './partner/links/own-signers.ts';
import { ReadPartnerToken } from './partner/read-partner-token.ts';
import { IsRevoked } from './revocation/is-revoked.ts';
import { RevokeForGame } from './revocation/revoke-for-game.ts';
import { RevokeForGameController } from './revocation/revoke-for-game.controller.ts';
import { RevocationController } from './revocation/revocation.controller.ts';
import { RevokeTokens } from './revocation/revoke-tokens.ts';
import { AccountsController } from './staff/accounts/accounts.controller.ts';
import { ColleaguesController } from './staff/colleagues/colleagues.controller.ts';
import { FactorController } from './staff/factor/factor.controller.ts';
import { SessionsController } from './staff/sessions/sessions.controller.ts';
import { StaffController } from './staff/staff.controller.ts';
import { staffProviders } from './staff/staff.providers.ts';

export type IdentityParts = {
  db: Db;
  box: KeyBox;
  keyRing: KeyRing;
  tokens: TokenRings;
  captcha: CaptchaSettings;
  publicUrl: string;
  siteName: string;
  services: ServiceClient;
  wire: GameWire;
  /** Only games' servers on the open net are called. */
  publicOnly: boolean;
  factBox: FactBox;
  exports: ExportRoom;
  log: Log;
};

/** Wiring of the identity service. */
export class AppModule {
  static for(parts: IdentityParts): DynamicModule {
    const { db, box, tokens, captcha, services, factBox, exports, log } = parts;
    const { source } = db;
    const noteLook = new NoteLook(db);
    const isRevoked = new IsRevoked(source);
    const showMonths = new ShowMonths(source);
    const links = new FindLinks(source, box, parts.publicOnly);
    const read = new ReadPartnerToken(new FindPartnerKey(source, box));
    return {
      module: AppModule,
      controllers: [
        ExchangeController,
        RevocationController,
        CaptchaController,
        StaffController,
        FactsController,
        LedgerController,
        AuditController,
        AuditExportsController,
        OwnAuditExportsController,
        SignOffsController,
        FactorController,
        SessionsController,
        AccountsController,
        ColleaguesController,
        PartnerKeysController,
        LinksController,
        RevokeForGameController,
        ApprovalsController,
        JobsController,
        RetentionController,
      ],
      providers: [
        { provide: ExchangeToken, useValue: new ExchangeToken(read, isRevoked, tokens, log) },
        { provide: IsRevoked, useValue: isRevoked },
        { provide: RevokeTokens, useValue: new RevokeTokens(db) },
        ...captchaProvidersOf(captcha, source, log),
        { provide: FactBox, useValue: factBox },
        { provide: LedgerHeads, useValue: new LedgerHeads(source) },
        { provide: FindRows, useValue: new FindRows(source, noteLook) },
        { provide: ReadRow, useValue: new ReadRow(source, noteLook) },
        ...auditExportProviders(db, exports),
        ...serviceJobProviders(() => new ExportBox(db, exports.store)),
        { provide: Db, useValue: db },
        { provide: DataSource, useValue: source },
        retentionProvider(() => ({ due: () => findDue(source, keptByIdentity) })),
        { provide: ShowMonths, useValue: showMonths },
        { provide: SignMonth, useValue: new SignMonth(db, showMonths) },
        { provide: ShowOverview, useValue: new ShowOverview(source, services) },
        ...partnerDeskProviders({ ...parts, read, links }),
        { provide: FindLinks, useValue: links },
        { provide: ProvePartner, useValue: new ProvePartner(new OwnSigners(links), log) },
        { provide: RevokeForGame, useValue: new RevokeForGame(db) },
        ...staffProviders(parts),
      ],
    };
  }
}
