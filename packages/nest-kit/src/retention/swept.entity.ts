import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3 } as const;

@Entity('swept')
@Index('swept_age', ['at'])
export class SweptRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' })
  line!: string;

  @Column({ type: 'int', unsigned: true })
  many!: number;

  @Column({ ...moment, nullable: true })
  oldest!: Date | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;
}
