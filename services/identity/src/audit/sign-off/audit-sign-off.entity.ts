import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('audit_sign_off')
export class AuditSignOff {
  @PrimaryColumn({ type: 'char', length: 7, ...ascii })
  month!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  login!: string;

  @Column({ type: 'varchar', length: 64 })
  name!: string;

  @Column({ type: 'varchar', length: 300 })
  note!: string;

  /** JSON of `SignedChain[]`. */
  @Column({ type: 'text', ...ascii })
  chains!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  signed_at!: Date;
}
