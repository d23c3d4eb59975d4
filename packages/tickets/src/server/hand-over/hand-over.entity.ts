import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** Secrets are hashes; `box` is sealed. `opened_key`: only a repeat of the same call is answered again. */
@Entity('hand_over')
@Index('hand_over_code', ['code_hash'], { unique: true })
@Index('hand_over_watch', ['watch_hash'], { unique: true })
@Index('hand_over_age', ['created_at'])
export class HandOver {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'binary', length: 32 })
  code_hash!: Buffer;

  @Column({ type: 'binary', length: 32 })
  watch_hash!: Buffer;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'mediumblob' })
  box!: Buffer;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ ...moment, nullable: true })
  opened_at!: Date | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  opened_key!: Buffer | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  ticket_id!: number | null;
}
