import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** What identity knows of one service's chain: how far it has it, and what the service found when it walked over it. */
@Entity('audit_source')
export class AuditSource {
  @PrimaryColumn({ type: 'varchar', length: 16, ...ascii })
  service!: string;

  @Column({ type: 'bigint', unsigned: true, default: 0 })
  seq!: string;

  @Column({ type: 'binary', length: 32 })
  hash!: Buffer;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  copied_at!: Date | null;

  /** Whole as far as this place, when it was last walked. */
  @Column({ type: 'bigint', unsigned: true, default: 0 })
  checked_seq!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  checked_at!: Date | null;

  @Column({ type: 'bigint', unsigned: true, nullable: true })
  broken_seq!: string | null;

  @Column({ type: 'varchar', length: 200, default: '', ...ascii })
  broken_why!: string;
}
