import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A role that a service publishes, as it said last; `gone_at` since when it says it no more. */
@Entity('staff_role')
@Index('staff_role_service', ['service'])
export class StaffRoleRow {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  role!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  service!: string;

  /** Its name and what it may, in every language. */
  @Column({ type: 'text' })
  words!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  gone_at!: Date | null;
}
