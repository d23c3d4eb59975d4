import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Kept well past the clocks' window. */
@Entity('partner_call')
@Index('partner_call_age', ['taken_at'])
export class PartnerCall {
  @PrimaryColumn({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  call_id!: string;

  @Column({ type: 'binary', length: 32 })
  call_hash!: Buffer;

  @Column({ type: 'text' })
  answer!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  taken_at!: Date;
}
