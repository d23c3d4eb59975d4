import { Feature, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { keepUsed } from './keep-used.ts';

const COUNT_MS = 10_000;

@Feature({ http: () => import('./redeem.http.ts'), worker: [round('serial-used', COUNT_MS, [Db], keepUsed)] })
export class RedeemModule {}
