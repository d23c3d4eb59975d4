import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Who may fill in an exclusive survey. `code`: from the first log-in on, always the same. */
@Entity('qualification')
@Index('qualification_of', ['survey_id', 'role_id', 'account_id'], { unique: true })
@Index('qualification_code', ['survey_id', 'code'], { unique: true })
export class Qualification {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  survey_id!: number;

  @Column({ type: 'varchar', length: 20, ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 20, ...ascii })
  account_id!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  char_name!: string;

  @Column({ type: 'char', length: 8, nullable: true, ...ascii })
  code!: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
