import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Staff } from '../staff.entity.ts';

/** A way in without the phone, once. `code` is argon2id like a password; the codes of one set share their salt. */
@Entity('staff_recovery')
@Index('staff_recovery_staff', ['staff_id'])
export class RecoveryCode {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @ManyToOne(() => Staff, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'recovery_of_staff' })
  staff?: Staff;

  @Column({ type: 'varchar', length: 200, charset: 'ascii', collation: 'ascii_bin' })
  code!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at!: Date | null;
}
