import { reportDetails, type ReportDetails } from '@hub/contracts/tickets';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

export type ClosedBy = 'player' | 'staff' | 'system';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

const WithDetails = class {} as new () => ReportDetails;
for (const [name, { most }] of Object.entries(reportDetails))
  Column({ type: 'varchar', length: most, default: '' })(WithDetails.prototype as object, name);

/** Names of game, server and type are of the day it was filed, so it reads the same when the catalogue changes. */
@Entity('ticket')
@Index('ticket_check', ['check_mac'], { unique: true })
@Index('ticket_player', ['game_id', 'partner_uid', 'id'])
@Index('ticket_email', ['email_mac', 'id'])
@Index('ticket_phone', ['phone_mac', 'id'])
@Index('ticket_waiting', [
  'waiting_since',
  'id',
  'game_id',
  'status',
  'question_type',
  'assignee_id',
  'language',
  'priority',
])
@Index('ticket_game_waiting', [
  'game_id',
  'waiting_since',
  'id',
  'status',
  'question_type',
  'assignee_id',
  'language',
  'priority',
])
@Index('ticket_assignee_waiting', ['assignee_id', 'waiting_since', 'id', 'game_id', 'status'])
@Index('ticket_status', ['status', 'id', 'game_id', 'question_type', 'assignee_id', 'language', 'priority'])
@Index('ticket_game_status', ['game_id', 'status', 'id', 'question_type', 'assignee_id', 'language', 'priority'])
@Index('ticket_assignee', ['assignee_id', 'status', 'id', 'game_id'])
@Index('ticket_created', ['created_at', 'id'])
@Index('ticket_follows', ['follows_id'])
@Index('ticket_merged_into', ['merged_into_id'])
export class Ticket extends WithDetails {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64 })
  game_name!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  question_type!: string;

  @Column({ type: 'varchar', length: 64 })
  type_text!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 64 })
  server_name!: string;

  @Column({ type: 'varchar', length: 64, nullable: true, ...ascii })
  partner_uid!: string | null;

  @Column({ type: 'varchar', length: 32 })
  role_id!: string;

  @Column({ type: 'varchar', length: 32 })
  in_game_id!: string;

  @Column({ type: 'varchar', length: 64 })
  character_name!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'binary', length: 32 })
  email_mac!: Buffer;

  @Column({ type: 'varchar', length: 3, nullable: true, ...ascii })
  phone_locale!: string | null;

  @Column({ type: 'varchar', length: 15, nullable: true, ...ascii })
  phone_national!: string | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  phone_mac!: Buffer | null;

  /** E-mail and phone, sealed: their own columns are empty then. */
  @Column({ type: 'varbinary', length: 512, nullable: true })
  contact_box!: Buffer | null;

  @Column({ type: 'binary', length: 32 })
  check_mac!: Buffer;

  @Column({ type: 'varbinary', length: 64 })
  check_box!: Buffer;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'varchar', length: 5, ...ascii })
  language!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  status!: number;

  @Column({ type: 'tinyint', unsigned: true, default: 1 })
  is_read!: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  waiting_since!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  answered_at!: Date | null;

  /** When a person of ours answered for the first time; an answer to many does not count. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  first_answered_at!: Date | null;

  /** Who of the staff has taken it, and the name as it was then. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  assignee_id!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  assignee_name!: string | null;

  /** 0 as everybody, 1 for players who are served first. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  priority!: number;

  /** Database time of the close; there is one exactly while the status is 4. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  closed_at!: Date | null;

  @Column({ type: 'varchar', length: 8, nullable: true, ...ascii })
  closed_by!: ClosedBy | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  csat_time!: Date | null;

  /** 1 helped, 2 did not; `csat_comment` only with 2. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  csat!: 1 | 2 | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  csat_comment!: string | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  follows_id!: number | null;

  @ManyToOne(() => Ticket, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'follows_id', foreignKeyConstraintName: 'ticket_follows_ticket' })
  follows?: Ticket | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  merged_into_id!: number | null;

  @ManyToOne(() => Ticket, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'merged_into_id', foreignKeyConstraintName: 'ticket_merged_into_ticket' })
  merged_into?: Ticket | null;

  /** Since when, by whom and why it is kept beyond its time; all null, or none. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  held_at!: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  held_by!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  hold_reason!: string | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
