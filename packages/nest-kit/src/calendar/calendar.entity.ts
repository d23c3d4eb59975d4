import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/** The first time for which no job was written yet. */
@Entity('calendar')
export class CalendarRow {
  @PrimaryColumn({ ...ascii, length: 32 })
  name!: string;

  @Column({ ...ascii, length: 64 })
  rule!: string;

  @Column({ type: 'datetime', precision: 3 })
  next_at!: Date;
}
