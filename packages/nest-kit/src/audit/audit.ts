import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Written in the transaction of the change; the run-time account may only insert and read. */
@Entity('audit')
export class Audit {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  actor_kind!: string;

  @Column({ type: 'varchar', length: 64 })
  actor!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  action!: string;

  @Column({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin', default: '' })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  object!: string;

  @Column({ type: 'text' })
  detail!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  rid!: string;

  @Column({ type: 'varchar', length: 45, charset: 'ascii', collation: 'ascii_bin' })
  address!: string;
}

/** `detail` is JSON of before and after with personal data masked; `object` e.g. `ticket:10231`. */
export type AuditEntry = {
  actor_kind: 'staff' | 'player' | 'system';
  actor: string;
  action: string;
  game_id: string;
  object: string;
  detail: string;
  rid: string;
  address: string;
};
