import type { EventArt, EventPace } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const now = () => 'CURRENT_TIMESTAMP(3)';

/** Columns: what players see since `published_at`. `draft`: JSON of an `EventBody`. `ends_at`: the last good moment. */
@Entity('event')
@Index('event_list', ['game_id', 'id'])
export class EventRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 40 })
  name!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  intro!: string;

  @Column({ type: 'mediumtext', nullable: true })
  translations!: string | null;

  @Column({ type: 'varchar', length: 16, ...ascii })
  art!: EventArt;

  @Column(moment)
  starts_at!: Date;

  @Column(moment)
  ends_at!: Date;

  @Column({ type: 'smallint', unsigned: true })
  error_limit!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  pace!: EventPace;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  keyword!: number;

  @Column({ ...moment, nullable: true })
  published_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  published_by!: string;

  @Column({ ...moment, nullable: true })
  stopped_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  stopped_by!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  stop_reason!: string;

  @Column({ ...moment, nullable: true })
  removed_at!: Date | null;

  @Column({ type: 'text' })
  draft!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 1 })
  changed!: number;

  @Column({ type: 'varchar', length: 64, default: '' })
  changed_by!: string;

  @Column({ ...moment, default: now })
  changed_at!: Date;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ ...moment, default: now })
  created_at!: Date;

  @Column({ type: 'varchar', length: 22, ...ascii, default: '' })
  picture!: string;
}

/** Made with the draft that names it first, so that batches can be made before the publication; `live` since then. */
@Entity('event_category')
@Index('event_category_event', ['event_id', 'place'])
export class EventCategoryRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'smallint', unsigned: true })
  place!: number;

  @Column({ type: 'varchar', length: 40 })
  title!: string;

  @Column({ type: 'varchar', length: 120, default: '' })
  contents!: string;

  @Column({ type: 'mediumtext', nullable: true })
  translations!: string | null;

  @Column({ type: 'smallint', unsigned: true, default: 1 })
  per_account!: number;

  @Column({ type: 'tinyint', unsigned: true, default: 1 })
  open!: number;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  live!: number;

  @Column({ type: 'varchar', length: 60 })
  mail_title!: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  mail_body!: string;

  @Column({ type: 'text' })
  items!: string;

  @Column({ type: 'smallint', unsigned: true })
  expire_days!: number;

  @Column({ type: 'varchar', length: 22, ...ascii, default: '' })
  picture!: string;
}
