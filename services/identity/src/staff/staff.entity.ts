import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/**
 * Somebody who works here. `totp_box` is the sealed secret of the second factor, `totp_step` the last step it was shown
 * for (a code serves once). `password_until`: the password serves once, until then. `is_owner` is the technical duty of
 * making accounts; it opens no tickets by itself.
 */
@Entity('staff')
@Index('staff_login', ['login'], { unique: true })
export class Staff {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 64, ...ascii })
  login!: string;

  @Column({ type: 'varchar', length: 64 })
  name!: string;

  @Column({ type: 'varchar', length: 200, ...ascii })
  password!: string;

  @Column({ type: 'varbinary', length: 128, nullable: true })
  totp_box!: Buffer | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  totp_step!: number | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  is_owner!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  password_until!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  disabled_at!: Date | null;
}

export const totpBoxOf = (login: string): string => `staff:${login}:totp`;
