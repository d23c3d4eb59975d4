import { Feature, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { keepUsed } from './keep-used.ts';

/** How often the used codes of batches are counted. */
const COUNT_MS = 10_000;

/** Players redeem codes. */
@Feature({ http: () => import('./redeem.http.ts'), worker: [round('serial-used', COUNT_MS, [Db], keepUsed)] })
export class RedeemModule {}
