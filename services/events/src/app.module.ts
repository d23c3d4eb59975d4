import type { DynamicModule, MiddlewareConsumer, NestModule } from '@nestjs/common';
import { approvalProviders, type ApprovalKind } from '@hub/nest-kit/approval';
import { ChainStateModule } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { FactBox, FactsController } from '@hub/nest-kit/facts';
import { soonExcept } from '@hub/nest-kit/http';
import { GameClient, GameLinks } from '@hub/nest-kit/partner';
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
};

/** Kinds of change that want a second person. */
export const eventsApprovals = [batchRelease, compensationKind] as ApprovalKind[];

/** Wiring of the events service. What players ask it for is not open yet. */
export class AppModule implements NestModule {
  static for({ db, box, client, links, shown, inFlight, freshMs }: EventsParts): DynamicModule {
    return {
      module: AppModule,
      imports: [ChainStateModule.for(db.source)],
      controllers: [
        FactsController,
        ApprovalsController,
        BatchesController,
        CompensationController,
        DeliveriesController,
      ],
      providers: [
        { provide: Db, useValue: db },
        { provide: FactBox, useValue: box },
        { provide: GameClient, useValue: client },
        { provide: ShownGames, useValue: shown },
        { provide: GameLinks, useValue: links },
        { provide: AskGame, useValue: new AskGame(db, client, freshMs) },
        { provide: FindHealth, useValue: new FindHealth(db, links, inFlight) },
        ...approvalProviders(db, eventsApprovals),
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
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    soonExcept(consumer, 'internal/{*path}', 'api/staff/{*path}');
  }
}
