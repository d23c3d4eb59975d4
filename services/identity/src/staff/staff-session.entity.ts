import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Staff } from './staff.entity.ts';

/**
 * A browser that somebody signed in with. `id` is the hash of what the cookie holds, so the table opens no session.
 * `second_factor_at` is when the second factor was last shown in it; until then it is half a session. `enrol_box` is a
 * sealed secret that waits for the first code of an app.
 */
@Entity('staff_session')
@Index('staff_session_staff', ['staff_id'])
@Index('staff_session_age', ['created_at'])
export class StaffSession {
  @PrimaryColumn({ type: 'binary', length: 32 })
  id!: Buffer;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @ManyToOne(() => Staff, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'session_of_staff' })
  staff?: Staff;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  csrf!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  last_seen_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  second_factor_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revoked_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  device!: string;

  @Column({ type: 'varchar', length: 45, charset: 'ascii', collation: 'ascii_bin', default: '' })
  address!: string;

  @Column({ type: 'varbinary', length: 128, nullable: true })
  enrol_box!: Buffer | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  by_recovery!: number;
}
