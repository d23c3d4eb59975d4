import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A row that could become a code, in the order in which codes are looked up. `tail`: its last four signs. */
@Entity('serial_stage')
export class SerialStageRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  batch_id!: number;

  @PrimaryColumn({ type: 'binary', length: 32 })
  code_mac!: Buffer;

  @PrimaryColumn({ type: 'int', unsigned: true })
  line!: number;

  @Column({ type: 'int', unsigned: true })
  category_id!: number;

  @Column({ type: 'char', length: 4, ...ascii })
  tail!: string;
}

/** A row that becomes no code. `cell`: what stands there, of a real code its last four signs only. */
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
}
