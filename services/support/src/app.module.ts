import type { DynamicModule } from '@nestjs/common';
import { ChainStateModule, Traces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { ProvePartner } from '@hub/nest-kit/partner';
import { countHeldAccounts, retentionProvider } from '@hub/nest-kit/retention';
import { CaptchaCheck, countHeld, GameSettings, TicketsModule, type DeskParts } from '@hub/tickets/server';
import { DataSource } from 'typeorm';
import { VipRanking } from './neighbours/vip-ranking.ts';
import { Arrival } from './setup/arrival.ts';
import { AccountHolds } from './holds/account-holds.ts';
import { AccountHoldsController, HeldAccountsController } from './holds/account-holds.controller.ts';
import { InitSetup } from './setup/init-setup.ts';
import { UnreadOfAccountController } from './partner/unread-of-account.controller.ts';
import { FindPenalties } from './penalties/find-penalties.ts';
import { LiftPenalty } from './penalties/lift-penalty.ts';
import { NotePenalty } from './penalties/note-penalty.ts';
import { PenaltiesController } from './penalties/penalties.controller.ts';
import { Whitelist } from './whitelist/whitelist.ts';
import { WhitelistController } from './whitelist/whitelist.controller.ts';
import { WhitelistDeskController } from './whitelist/whitelist-desk.controller.ts';
import { FindEntries } from './whitelist/find-entries.ts';
import { KeepEntries } from './whitelist/keep-entries.ts';
import { RetentionController } from './retention.controller.ts';
import { findAllDue } from './retention.ts';
import { SetupController } from './setup/setup.controller.ts';

export type SupportParts = DeskParts & {
  arrival: Arrival;
  ranking: VipRanking;
  whitelist: Whitelist;
  partners: ProvePartner;
};

/** Wiring of the support service. */
export class AppModule {
  static for(parts: SupportParts): DynamicModule {
    return {
      module: AppModule,
      imports: [TicketsModule.for(parts), ChainStateModule.for(parts.db.source)],
      controllers: [
        SetupController,
        RetentionController,
        WhitelistController,
        WhitelistDeskController,
        PenaltiesController,
        AccountHoldsController,
        HeldAccountsController,
        UnreadOfAccountController,
      ],
      providers: [
        { provide: Db, useValue: parts.db },
        { provide: Traces, useValue: new Traces(parts.db) },
        { provide: ProvePartner, useValue: parts.partners },
        { provide: Arrival, useValue: parts.arrival },
        { provide: Whitelist, useValue: parts.whitelist },
        { provide: VipRanking, useValue: parts.ranking },
        { provide: GameSettings, useValue: parts.settings },
        { provide: CaptchaCheck, useValue: parts.captcha },
        { provide: FindEntries, useValue: new FindEntries(parts.db.source) },
        { provide: KeepEntries, useValue: new KeepEntries(parts.db) },
        AccountHolds,
        { provide: DataSource, useValue: parts.db.source },
        retentionProvider((source) => ({
          due: () => findAllDue(source),
          held: () => countHeld(source),
          accounts: () => countHeldAccounts(source),
        })),
        InitSetup,
        FindPenalties,
        NotePenalty,
        LiftPenalty,
      ],
    };
  }
}
