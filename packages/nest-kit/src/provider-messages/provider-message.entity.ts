import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** `fingerprint`: SHA-256 of its id, or bytes. `body` sealed under `kid`; null once served. `outcome` null: waits. */
@Entity('provider_message')
@Index('provider_message_once', ['provider', 'fingerprint'], { unique: true })
@Index('provider_message_age', ['received_at'])
export class ProviderMessage {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  provider!: string;

  @Column({ type: 'binary', length: 32 })
  fingerprint!: Buffer;

  @Column({ type: 'binary', length: 32 })
  body_hash!: Buffer;

  @Column({ type: 'varchar', length: 32, ...ascii })
  kid!: string;

  @Column({ type: 'mediumblob', nullable: true })
  body!: Buffer | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  seen!: number;

  @Column({ type: 'varchar', length: 32, nullable: true, ...ascii })
  outcome!: string | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  received_at!: Date;

  @Column({ ...moment, nullable: true })
  settled_at!: Date | null;
}
