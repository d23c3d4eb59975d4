import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** Whose bearer may release one area. The token itself is shown once and not kept. */
@Entity('publish_token')
@Index('publish_token_digest', ['digest'], { unique: true })
export class PublishToken {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column(ascii(16))
  area!: string;

  /** SHA-256 of the token, in hexadecimal. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  digest!: string;

  @Column({ type: 'varchar', length: 64 })
  made_by!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revoked_at!: Date | null;
}
