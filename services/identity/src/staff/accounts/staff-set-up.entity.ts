import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('staff_set_up')
@Index('staff_set_up_age', ['set_up_at'])
export class StaffSetUp {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @Column({ type: 'int', unsigned: true })
  by_id!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  set_up_at!: Date;
}
