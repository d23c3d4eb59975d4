import type { InjectionToken, Provider } from '@nestjs/common';
import { Db } from '../db/db.ts';
import { ServiceClient } from '../http/service-client.ts';
import { copyHolds } from '../retention/held-accounts.ts';
import type { PersonDataDeclaration } from './person-category.ts';
import { PersonData } from './person-data.ts';

type Declares<P extends unknown[]> = (...parts: P) => PersonDataDeclaration;

/** `inject`: what the declaration is made of, keys above all. `asks`: it asks support before each erasure which accounts are held. */
export const personDataProvider = <P extends unknown[]>(
  inject: InjectionToken[],
  declares: Declares<P>,
  { asks = false } = {},
): Provider => ({
  provide: PersonData,
  inject: [Db, ...(asks ? [ServiceClient] : []), ...inject],
  useFactory: (db: Db, ...parts: unknown[]) => {
    const services = asks ? (parts.shift() as ServiceClient) : undefined;
    const { categories, held } = declares(...(parts as P));
    return new PersonData({ db, categories, held, ...(services && { askHolds: () => copyHolds(db, services) }) });
  },
});
