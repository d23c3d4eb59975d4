import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' } as const;

/** What went of a person for one request, by category. It names nobody; grown in the transaction in which rows go. */
@Entity('erased')
@Index('erased_age', ['at'])
export class ErasedRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  request_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  category!: string;

  @Column({ type: 'int', unsigned: true })
  many!: number;

  @Column(moment)
  at!: Date;
}
