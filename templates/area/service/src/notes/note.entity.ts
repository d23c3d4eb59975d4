import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('sample_note')
@Index('sample_note_account', ['game_id', 'partner_uid'])
@Index('sample_note_game', ['game_id', 'id'])
@Index('sample_note_age', ['left_at'])
export class Note {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'varchar', length: 200 })
  note!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  left_at!: Date;
}
