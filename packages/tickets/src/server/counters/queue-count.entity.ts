import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** 0 as person is nobody. */
@Entity('queue_count')
export class QueueCount {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  status!: number;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  question_type!: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  assignee_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 5, ...ascii })
  language!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  priority!: number;

  @Column({ type: 'int' })
  many!: number;
}

/** A move that is not in the counts yet: written beside the change, so that two changes never wait for one number. */
@Entity('queue_delta')
export class QueueDelta {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'tinyint', unsigned: true })
  status!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  question_type!: string;

  @Column({ type: 'int', unsigned: true })
  assignee_id!: number;

  @Column({ type: 'varchar', length: 5, ...ascii })
  language!: string;

  @Column({ type: 'tinyint', unsigned: true })
  priority!: number;

  @Column({ type: 'tinyint' })
  step!: number;
}

/** Work that one process does at a time: whoever does it holds the lock of its row. 1 folds the counts, 2 indexes. */
@Entity('desk_turn')
export class DeskTurn {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  taken_at!: Date;
}
