import { ApprovalsModule } from './approvals/approvals.module.ts';
import { BatchesModule } from './deliveries/batches/batches.module.ts';
import { CompensationModule } from './deliveries/compensation/compensation.module.ts';
import { DeliveriesModule } from './deliveries/desk/deliveries.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { ProgramModule } from './program/program.module.ts';

export const imports = [
  ApprovalsModule,
  BatchesModule,
  CompensationModule,
  DeliveriesModule,
  PersonDataModule,
  ProgramModule,
];
