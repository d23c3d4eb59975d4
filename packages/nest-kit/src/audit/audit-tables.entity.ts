import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Not chained yet. A list, since ids come at insert, commits in any order: a high-water mark misses some. */
@Entity('audit_pending')
export class AuditPending {
  @PrimaryColumn({ type: 'bigint', unsigned: true })
  audit_id!: string;
}

/** The chain: each hash is over the row and the hash before it. Places are 1, 2, 3 … in the order of chaining. */
@Entity('audit_chain')
@Index('audit_chain_row', ['audit_id'], { unique: true })
export class AuditChain {
  @PrimaryColumn({ type: 'bigint', unsigned: true })
  seq!: string;

  @Column({ type: 'bigint', unsigned: true })
  audit_id!: string;

  @Column({ type: 'binary', length: 32 })
  hash!: Buffer;
}

/** The chain's head of each day, after the whole was walked without a fault. The same goes to the log. */
@Entity('audit_anchor')
export class AuditAnchor {
  @PrimaryColumn({ type: 'char', length: 10, ...ascii })
  day!: string;

  @Column({ type: 'bigint', unsigned: true })
  seq!: string;

  @Column({ type: 'binary', length: 32 })
  hash!: Buffer;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;
}
