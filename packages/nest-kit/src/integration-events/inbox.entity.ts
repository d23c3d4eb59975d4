import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Written in the transaction of its effect: once, however often it comes. */
@Entity('inbox')
@Index('inbox_age', ['taken_at'])
export class InboxRow {
  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  id!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  fact!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  taken_at!: Date;
}
