import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3 } as const;
const number = { type: 'int', unsigned: true } as const;

/** What two persons agreed to. `day_at`: the day, by its first moment in Taipei. `passed_at`, `passed_id`: the last notice that was looked at to be closed. */
@Entity('inactivity_run')
@Index('inactivity_run_approval', ['approval_id'], { unique: true })
export class InactivityRunRow {
  @PrimaryGeneratedColumn(number)
  id!: number;

  @Column(number)
  approval_id!: number;

  @Column(moment)
  day_at!: Date;

  @Column({ type: 'varchar', length: 64 })
  requested_by!: string;

  @Column({ type: 'varchar', length: 64 })
  approved_by!: string;

  @Column({ ...number, default: 0 })
  noticed!: number;

  @Column({ ...number, default: 0 })
  closed!: number;

  @Column({ ...number, default: 0 })
  held!: number;

  @Column({ ...moment, nullable: true })
  passed_at!: Date | null;

  @Column({ ...number, default: 0 })
  passed_id!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  started_at!: Date;

  @Column({ ...moment, nullable: true })
  done_at!: Date | null;
}
