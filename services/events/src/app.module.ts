import type { DynamicModule } from '@nestjs/common';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import type { BulkBox } from '@hub/nest-kit/bulk';
import { ChainStateModule, Traces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { FactBox, FactsController } from '@hub/nest-kit/facts';
import { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { ExportBox } from '@hub/nest-kit/exports';
import type { FileStore, PictureDecoder } from '@hub/nest-kit/files';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { countHeldAccounts, retentionProvider } from '@hub/nest-kit/retention';
import type { Log } from '@hub/nest-kit/log';
import { DataSource } from 'typeorm';
import { CodeKeys } from './code-keys.ts';
import { redeemControllers, redeemProviders, type RedeemParts } from './redeem/redeem.parts.ts';
import { serialControllers, serialDownload, serialProviders } from './serials/serials.parts.ts';
import { ApprovalsController } from './approvals/approvals.controller.ts';
import { batchRelease } from './deliveries/batches/batch-release.kind.ts';
import { BatchesController } from './deliveries/batches/batches.controller.ts';
import { DryRunBatch, ShownGames } from './deliveries/batches/dry-run.ts';
import { FindBatches } from './deliveries/batches/find-batches.ts';
import { ReleaseBatch } from './deliveries/batches/release-batch.ts';
import { CompensationController } from './deliveries/compensation/compensation.controller.ts';
import { compensationKind } from './deliveries/compensation/compensation.kind.ts';
import { KeepQuota } from './deliveries/compensation/keep-quota.ts';
import { SendCompensation } from './deliveries/compensation/send-compensation.ts';
import { AskGame } from './deliveries/desk/ask-game.ts';
import { DeliveriesController } from './deliveries/desk/deliveries.controller.ts';
import { DeliveryDeeds } from './deliveries/desk/delivery-deeds.ts';
import { FindCounts } from './deliveries/desk/find-counts.ts';
import { FindDeliveries } from './deliveries/desk/find-deliveries.ts';
import { FindFigures } from './deliveries/desk/find-figures.ts';
import { FindHealth } from './deliveries/desk/find-health.ts';
import { ShowDelivery } from './deliveries/desk/show-delivery.ts';
import { findAllDue } from './retention/end-old.ts';
import { JobsController, RetentionController } from './jobs/jobs.controller.ts';
import { programControllers, programProviders } from './program/program.parts.ts';
import { eventPublish } from './program/publish-event.kind.ts';
import { redemptionDeskControllers, redemptionDeskProviders } from './redeem/desk/desk.parts.ts';
import type { GameRoles } from './redeem/desk/known-role.ts';
import { substituteKind } from './redeem/desk/substitute.kind.ts';

export type EventsParts = {
  db: Db;
  box: FactBox;
  client: GameClient;
  links: GameLinks;
  shown: ShownGames;
  /** How many calls to one game the workers have in flight. */
  inFlight: number;
  /** How long what was sent may still be on its way, in ms. */
  freshMs?: number | undefined;
  keys: CodeKeys;
  bulk: BulkBox;
  log: Log;
  store: FileStore;
  /** Where players open the site. */
  publicUrl: string;
  redeeming: RedeemParts;
  roles: GameRoles;
  decoder: PictureDecoder;
};

/** Kinds of change that want a second person. */
export const eventsApprovals = [
  batchRelease,
  compensationKind,
  eventPublish,
  substituteKind,
  serialDownload,
] as ApprovalKind[];

/** What the desk does with deliveries. */
const deliveryProviders = [
  FindBatches,
  DryRunBatch,
  ReleaseBatch,
  KeepQuota,
  SendCompensation,
  FindDeliveries,
  FindCounts,
  FindFigures,
  ShowDelivery,
  DeliveryDeeds,
];

/** What goes on by itself: background work, and what is kept how long. */
const workProviders = (db: Db, store: EventsParts['store']) => [
  { provide: ExportBox, useValue: new ExportBox(db, store) },
  ...serviceJobProviders,
  { provide: DataSource, useValue: db.source },
  retentionProvider((source) => ({ due: () => findAllDue(db), accounts: () => countHeldAccounts(source) })),
];

/** Wiring of the events service. */
export class AppModule {
  static for({
    db,
    keys,
    store,
    publicUrl,
    box,
    client,
    links,
    shown,
    inFlight,
    freshMs,
    redeeming,
    roles,
    bulk,
    log,
    decoder,
  }: EventsParts): DynamicModule {
    const traces = new Traces(db);
    return {
      module: AppModule,
      imports: [ChainStateModule.for(db.source)],
      controllers: [
        FactsController,
        ApprovalsController,
        JobsController,
        RetentionController,
        BatchesController,
        CompensationController,
        DeliveriesController,
        ...serialControllers,
        ...redemptionDeskControllers,
        ...programControllers,
        ...redeemControllers,
      ],
      providers: [
        { provide: Db, useValue: db },
        { provide: Traces, useValue: traces },
        { provide: FactBox, useValue: box },
        { provide: GameClient, useValue: client },
        { provide: ShownGames, useValue: shown },
        { provide: GameLinks, useValue: links },
        { provide: AskGame, useValue: new AskGame(db, client, freshMs) },
        { provide: FindHealth, useValue: new FindHealth(db, links, inFlight) },
        ...approvalProviders(eventsApprovals),
        ...workProviders(db, store),
        ...deliveryProviders,
        ...programProviders({ db, keys, publicUrl, roles, decoder }),
        ...redemptionDeskProviders({ db, traces, keys, store, publicUrl, roles }),
        { provide: CodeKeys, useValue: keys },
        ...redeemProviders(redeeming),
        ...serialProviders({ db, bulk, log }),
      ],
    };
  }
}
