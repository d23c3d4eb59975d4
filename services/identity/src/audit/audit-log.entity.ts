import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Every index ends in `at`: with the key behind it, it carries a list in the order in which it is read. */
@Entity('audit_log')
@Index('audit_log_place', ['service', 'seq'], { unique: true })
@Index('audit_log_time', ['at'])
@Index('audit_log_service', ['service', 'at'])
@Index('audit_log_actor', ['actor', 'at'])
@Index('audit_log_action', ['action', 'at'])
@Index('audit_log_game', ['game_id', 'at'])
@Index('audit_log_object', ['object', 'at'])
export class AuditLog {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  service!: string;

  @Column({ type: 'bigint', unsigned: true })
  seq!: string;

  @Column({ type: 'bigint', unsigned: true })
  audit_id!: string;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  @Column({ type: 'varchar', length: 16, ...ascii })
  actor_kind!: string;

  @Column({ type: 'varchar', length: 64 })
  actor!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  action!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  object!: string;

  @Column({ type: 'text' })
  detail!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  rid!: string;

  @Column({ type: 'varchar', length: 45, ...ascii })
  address!: string;

  @Column({ type: 'binary', length: 32 })
  hash!: Buffer;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  copied_at!: Date;
}

@Entity('audit_gram')
export class AuditGram {
  @PrimaryColumn({ type: 'int', unsigned: true })
  gram!: number;

  @PrimaryColumn({ type: 'datetime', precision: 3 })
  at!: Date;

  @PrimaryColumn({ type: 'int', unsigned: true })
  log_id!: number;
}
