import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** `cell`: of a real code its last four signs only. `place`: the number of its reward, where it names one. */
@Entity('serial_fault')
export class SerialFaultRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  batch_id!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  line!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  fault!: string;

  @Column({ type: 'varchar', length: 64 })
  cell!: string;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  place!: number | null;
}
