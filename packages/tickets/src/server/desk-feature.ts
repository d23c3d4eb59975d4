import type { Desk } from '@hub/contracts/tickets';
import type { FeatureModule } from '@hub/nest-kit/app';

export type DeskFeature = (desk: Desk, cases: FeatureModule) => FeatureModule;
