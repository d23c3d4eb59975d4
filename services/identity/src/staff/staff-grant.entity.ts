import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from './staff.entity.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('staff_grant')
export class StaffGrantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  staff_id!: number;

  @ManyToOne(() => Staff, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'grant_of_staff' })
  staff?: Staff;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  role!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;
}
