import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const counted = { type: 'int', unsigned: true, default: 0 } as const;

export type FigureKind = 'filed' | 'answered' | 'closed' | 'reopened' | 'rated';

/**
 * Kept for ever, to count anew. `detail`: filed 1 = continues a case; answered 1 = first; closed 1 player, 2 staff, 3
 * system; rated 1 helped, 2 not. `agent_id`: who did it, or answered last. `service_s` is measured once.
 */
@Entity('figure_event')
@Index('figure_event_name', ['name'], { unique: true })
@Index('figure_event_comments', ['commented', 'id'])
export class FigureEventRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  /** `answered-<reply>`, `closed-<ticket>-<version>`: says that it is this one and no other. */
  @Column({ type: 'varchar', length: 48, ...ascii })
  name!: string;

  @Column({ type: 'varchar', length: 12, ...ascii })
  kind!: FigureKind;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  filed_at!: Date;

  @Column({ type: 'int', unsigned: true })
  ticket_id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  question_type!: string;

  @Column({ type: 'int', unsigned: true, nullable: true })
  agent_id!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  agent_name!: string | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  detail!: number;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  commented!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  service_s!: number | null;
}

@Entity('figure_pending')
@Index('figure_pending_at', ['at', 'event_id'])
export class FigurePending {
  @PrimaryColumn({ type: 'bigint', unsigned: true })
  event_id!: string;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}

/** One day or month of Taipei at one game: of all (`side` game, `member` empty), one agent, or one type. */
@Entity('figure_count')
export class FigureCountRow {
  @PrimaryColumn({ type: 'varchar', length: 5, ...ascii })
  side!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 10, ...ascii })
  period!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  member!: string;

  @Column(counted)
  filed!: number;

  @Column(counted)
  continued!: number;

  @Column(counted)
  first_answers!: number;

  @Column(counted)
  answers!: number;

  @Column(counted)
  closed_player!: number;

  @Column(counted)
  closed_staff!: number;

  @Column(counted)
  closed_system!: number;

  @Column(counted)
  reopened!: number;

  @Column(counted)
  csat_good!: number;

  @Column(counted)
  csat_bad!: number;

  @Column(counted)
  comments!: number;
}

/** How many durations fell into a bucket: `first` until the first answer, `whole` until the case was closed. */
@Entity('figure_time')
export class FigureTimeRow {
  @PrimaryColumn({ type: 'varchar', length: 5, ...ascii })
  side!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 10, ...ascii })
  period!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  member!: string;

  @PrimaryColumn({ type: 'varchar', length: 5, ...ascii })
  measure!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  bucket!: number;

  @Column({ type: 'int', unsigned: true })
  hits!: number;
}
