import { Column, Entity, PrimaryColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3 } as const;

/** One of each process that makes the round. `since`: when it took it up; `fault`: of the last round; `faults`: failed rounds in a row. */
@Entity('schedule_run')
export class ScheduleRun {
  @PrimaryColumn({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' })
  name!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin', default: '' })
  process!: string;

  @Column({ type: 'int', unsigned: true })
  every_ms!: number;

  @Column({ ...moment })
  since!: Date;

  @Column({ ...moment, nullable: true })
  last_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 0 })
  took_ms!: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  fault!: string | null;

  @Column({ type: 'int', unsigned: true, default: 0 })
  faults!: number;
}
