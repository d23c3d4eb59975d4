import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const whole = { type: 'int', unsigned: true } as const;

/** How often an option of a version was chosen; of `choice` '' how many answered the question. */
@Entity('option_count')
export class OptionCount {
  @PrimaryColumn(whole)
  survey_id!: number;

  @PrimaryColumn(whole)
  version_no!: number;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  field!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, default: '', ...ascii })
  choice!: string;

  @Column(whole)
  many!: number;
}

/** Counted answers to a version on a day of Taipei. */
@Entity('day_count')
export class DayCount {
  @PrimaryColumn(whole)
  survey_id!: number;

  @PrimaryColumn(whole)
  version_no!: number;

  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column(whole)
  many!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  counted_at!: Date;
}
