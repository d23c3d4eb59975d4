import { randomBytes } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import type { Person } from '@hub/contracts/person-data';
import { overStates } from '@hub/contracts/surveys';
import { CONFIG } from '@hub/nest-kit/app';
import { deriveKey, open, seal } from '@hub/nest-kit/crypto';
import { parseKey } from '@hub/nest-kit/keys';
import type { DataRequestRow } from './data-request.entity.ts';

/** Where a member is told how it ended. */
export type Reply = { email: string; language: string };
export type Asked = { person: Person; text: string; reply?: Reply | undefined };
type Boxed = Pick<DataRequestRow, 'box' | 'box_name' | 'state'>;

/** Who asks and what they wrote: sealed, so that a dump of the requests names nobody. */
export class RequestBox {
  private readonly key: Uint8Array;

  constructor(checkKey: Uint8Array) {
    this.key = deriveKey(checkKey, 'data-request');
  }

  seal(asked: Asked, box_name: Buffer = randomBytes(16)): { box: Buffer; box_name: Buffer } {
    return { box_name, box: this.sealed(asked, 'data-request', box_name) };
  }

  /** Null once the request is over. */
  of(row: Boxed): Asked | null {
    return this.isOver(row) ? null : this.opened<Asked>('data-request', row);
  }

  /** What is left of an open request when it ends: where to tell of it, for nobody but the mail. */
  ending(row: Boxed): Buffer | null {
    const reply = this.of(row)?.reply;
    return reply ? this.sealed(reply, 'data-request-reply', row.box_name) : null;
  }

  /** Null before the end, and once the mail has left. */
  replyOf(row: Boxed): Reply | null {
    return this.isOver(row) ? this.opened<Reply>('data-request-reply', row) : null;
  }

  private isOver({ state }: Boxed): boolean {
    return overStates.includes(state);
  }

  private sealed(value: object, what: string, box_name: Buffer): Buffer {
    return seal(this.key, JSON.stringify(value), `${what}:${box_name.toString('hex')}`);
  }

  private opened<T>(what: string, { box, box_name }: Boxed): T | null {
    return box && (JSON.parse(open(this.key, box, `${what}:${box_name.toString('hex')}`)) as T);
  }
}

export const requestBoxProvider: Provider = {
  provide: RequestBox,
  inject: [CONFIG],
  useFactory: ({ CHECK_KEY }: { CHECK_KEY: string }) => new RequestBox(parseKey(CHECK_KEY)),
};
