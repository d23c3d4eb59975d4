import { Controller, Header, type Provider } from '@nestjs/common';
import { retentionCalls, retentionReaders, type RetentionView } from '@hub/contracts/retention';
import { staffMay, taipeiIso, type ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { Forbidden } from '../http/app-error.ts';
import { Call } from '../http/call.decorator.ts';
import { CurrentStaff, type StaffCaller } from '../http/caller.ts';
import type { Due } from './find-expired.ts';
import type { SweptRow } from './swept.entity.ts';

const ENDED = 20;
const timeOf = (at: Date | null) => at && taipeiIso(at);

/** `held` cases and `accounts`: passed over because somebody holds them. */
type Parts = {
  source: DataSource;
  due: () => Promise<Due[]>;
  held?: () => Promise<number>;
  accounts?: () => Promise<number>;
};

class ShowRetention {
  constructor(private readonly parts: Parts) {}

  async run({ who }: StaffCaller): Promise<RetentionView> {
    if (!who.owner && !staffMay(who, retentionReaders, '*')) throw new Forbidden();
    const { source, due, held, accounts } = this.parts;
    const ended: SweptRow[] = await source.query(`SELECT * FROM swept ORDER BY id DESC LIMIT ${ENDED}`);
    return {
      data: {
        due: (await due()).map(({ key, rows, oldest }) => ({ line: key, rows, oldest: timeOf(oldest) })),
        held: (await held?.()) ?? 0,
        held_accounts: (await accounts?.()) ?? 0,
        ended: ended.map(({ line, many, oldest, at }) => ({
          line,
          rows: many,
          oldest: timeOf(oldest),
          at: taipeiIso(at),
        })),
      },
    };
  }
}

export const retentionProvider = (partsOf: (source: DataSource) => Omit<Parts, 'source'>): Provider => ({
  provide: ShowRetention,
  inject: [DataSource],
  useFactory: (source: DataSource) => new ShowRetention({ source, ...partsOf(source) }),
});

/** Changes nothing. */
export function retentionController(service: ServiceName) {
  @Controller()
  class RetentionController {
    constructor(private readonly show: ShowRetention) {}

    @Call(retentionCalls(service).showRetention)
    @Header('cache-control', 'no-store')
    shown(@CurrentStaff() caller: StaffCaller) {
      return this.show.run(caller);
    }
  }
  return RetentionController;
}
