import type { Desk } from '@hub/contracts/tickets';
import type { FeatureModule } from '@hub/nest-kit/app';

/** A feature of the engine for one desk, upon the cases and all that they stand on. */
export type DeskFeature = (desk: Desk, cases: FeatureModule) => FeatureModule;
