import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `mail_box`: address and code, sealed until the mail has left; then null. `tries`: from elsewhere, with this code or any other; `page_tries`: from
 * the page that asked for it, which `page_mac` knows.
 */
@Entity('member_code')
@Index('member_code_email', ['email_mac', 'created_at'])
@Index('member_code_age', ['created_at'])
export class MemberCode {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'binary', length: 32 })
  email_mac!: Buffer;

  @Column({ type: 'binary', length: 32 })
  code_mac!: Buffer;

  @Column({ type: 'varbinary', length: 512, nullable: true })
  mail_box!: Buffer | null;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  language!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries!: number;

  @Column({ type: 'binary', length: 32, nullable: true })
  page_mac!: Buffer | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  page_tries!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  spent_at!: Date | null;
}
