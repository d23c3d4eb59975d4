import { createHash } from 'node:crypto';
import { object, string } from 'yup';
import type { KeyRing } from '../config/keys.ts';
import { deriveKey, open, seal } from '../crypto/secret-box.ts';
import type { Db, Tx } from '../db/db.ts';
import { handles, UnrecoverableError, job, type JobHandler } from '../outbox/job.ts';
import type { ProviderMessage } from './provider-message.entity.ts';

const PURPOSE = 'provider-messages';
const MOST_BYTES = 64 * 1024;

/** `id`: the provider's own, where it is the same whenever it sends again. */
export type Received = { body: Buffer; id?: string };

/** `taken`: the first time. `again`: known. `differs`: its id is known with other bytes, which are not kept. */
export type Taking = 'taken' | 'again' | 'differs';

/** In the transaction that notes its outcome (a word, at most 32 signs of ASCII). */
export type MessageWork = (tx: Tx, body: Buffer, message: { id: string; receivedAt: Date }) => Promise<string>;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Kept, with its job, before the provider is answered; one effect however often it comes. Sealed: people and sums. */
export class ProviderInbox {
  private readonly declared;
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly kid: string;

  /** `provider`: at most 32 signs of ASCII, for ever. The first key of the ring seals. */
  constructor(
    private readonly db: Db,
    readonly provider: string,
    ring: KeyRing,
  ) {
    this.declared = job(`provider-message-${provider}`, object({ id: string().required() }));
    this.kid = ring[0].kid;
    this.keys = new Map(ring.map(({ kid, key }) => [kid, deriveKey(key, PURPOSE)]));
  }

  /** Throws a `RangeError` for a body of more than 64 KB: the route's own limit comes first. */
  async take({ body, id }: Received): Promise<Taking> {
    if (body.length > MOST_BYTES) throw new RangeError(`a message of ${body.length} bytes`);
    const fingerprint = sha256(id ?? body);
    const hash = sha256(body);
    return this.db.runTx(async (tx) => {
      const sealed = seal(this.keyOf(this.kid), body.toString('base64'), this.boundTo(fingerprint));
      const { affectedRows, insertId } = await tx.manager.query<{ affectedRows: number; insertId: number }>(
        `INSERT INTO provider_message (provider, fingerprint, body_hash, kid, body) VALUES (?)
          ON DUPLICATE KEY UPDATE seen = seen + 1, id = LAST_INSERT_ID(id)`,
        [[this.provider, fingerprint, hash, this.kid, sealed]],
      );
      if (affectedRows === 1) {
        await tx.enqueue(this.declared, { id: String(insertId) }, `${this.provider}-${insertId}`);
        return 'taken';
      }
      const [known] = await tx.manager.query<Pick<ProviderMessage, 'body_hash'>[]>(
        'SELECT body_hash FROM provider_message WHERE id = ?',
        [insertId],
      );
      return known?.body_hash.equals(hash) ? 'again' : 'differs';
    });
  }

  /** The job's handler. A message that was settled is passed over; the work runs under the lock of its row. */
  handler(work: MessageWork): JobHandler {
    return handles(this.declared, ({ id }) =>
      this.db.runTx(async (tx) => {
        const [row] = await tx.manager.query<ProviderMessage[]>(
          'SELECT * FROM provider_message WHERE id = ? FOR UPDATE',
          [id],
        );
        if (!row || row.outcome !== null) return;
        const outcome = await work(tx, this.open(row), { id, receivedAt: row.received_at });
        await tx.manager.query('UPDATE provider_message SET outcome = ?, settled_at = NOW(3) WHERE id = ?', [
          outcome,
          id,
        ]);
      }),
    );
  }

  /** The bytes as they came. Throws `UnrecoverableError` for those that have served their time, or whose key is gone. */
  open({ id, fingerprint, kid, body }: Pick<ProviderMessage, 'id' | 'fingerprint' | 'kid' | 'body'>): Buffer {
    if (!body) throw new UnrecoverableError(`message ${id} has no body any more`);
    return Buffer.from(open(this.keyOf(kid), body, this.boundTo(fingerprint)), 'base64');
  }

  private keyOf(kid: string): Uint8Array {
    const key = this.keys.get(kid);
    if (!key) throw new UnrecoverableError(`no key ${kid} for a message`);
    return key;
  }

  private boundTo(fingerprint: Buffer): string {
    return `${this.provider}:${fingerprint.toString('hex')}`;
  }
}
