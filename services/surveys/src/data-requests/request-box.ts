import { randomBytes } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import type { Person } from '@hub/contracts/person-data';
import { CONFIG } from '@hub/nest-kit/app';
import { deriveKey, open, seal } from '@hub/nest-kit/crypto';
import { parseKey } from '@hub/nest-kit/keys';
import type { DataRequestRow } from './data-request.entity.ts';

export type Asked = { person: Person; text: string };
type Boxed = Pick<DataRequestRow, 'box' | 'box_name'>;

/** Who asks and what they wrote: sealed, so that a dump of the requests names nobody. */
export class RequestBox {
  private readonly key: Uint8Array;

  constructor(checkKey: Uint8Array) {
    this.key = deriveKey(checkKey, 'data-request');
  }

  seal(asked: Asked, box_name: Buffer = randomBytes(16)): Boxed & { box: Buffer } {
    return { box_name, box: seal(this.key, JSON.stringify(asked), `data-request:${box_name.toString('hex')}`) };
  }

  /** Null once the request is over. */
  of({ box, box_name }: Boxed): Asked | null {
    return box && (JSON.parse(open(this.key, box, `data-request:${box_name.toString('hex')}`)) as Asked);
  }
}

export const requestBoxProvider: Provider = {
  provide: RequestBox,
  inject: [CONFIG],
  useFactory: ({ CHECK_KEY }: { CHECK_KEY: string }) => new RequestBox(parseKey(CHECK_KEY)),
};
