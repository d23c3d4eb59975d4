import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/**
 * Rows of `audit` that have no place in the chain yet, written together with them. A list of its own, because numbers
 * are given at the insert and transactions commit in any order: a reader who only looks beyond the last number that it
 * saw would miss the ones that come late.
 */
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

/** The chain's head of each day, after the whole chain was walked without a fault. The same goes to the log. */
@Entity('audit_anchor')
export class AuditAnchor {
  /** `2026-11-21` of Taipei. */
  @PrimaryColumn({ type: 'char', length: 10, ...ascii })
  day!: string;

  @Column({ type: 'bigint', unsigned: true })
  seq!: string;

  @Column({ type: 'binary', length: 32 })
  hash!: Buffer;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;
}
