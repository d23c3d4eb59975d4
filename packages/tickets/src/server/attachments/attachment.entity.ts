import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { FileKind } from '@hub/contracts/tickets';
import { Ticket } from '../ticket.entity.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** `pending`: the row alone; `ready`: with objects; `shredded`: key forgotten; `gone`: objects removed. */
@Entity('attachment')
@Index('attachment_public', ['public_id'], { unique: true })
@Index('attachment_file', ['file_key'], { unique: true })
@Index('attachment_ticket', ['ticket_id', 'created_at'])
@Index('attachment_kind', ['kind', 'state', 'ticket_id'])
export class Attachment {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  /** What its sender holds until a report takes it: a visitor's only proof, so it never stands in an address. */
  @Column({ type: 'varchar', length: 32, ...ascii })
  public_id!: string;

  @Column({ type: 'varchar', length: 120, ...ascii })
  owner!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: FileKind;

  @Column({ type: 'varchar', length: 8, ...ascii })
  state!: 'pending' | 'ready' | 'shredded' | 'gone';

  /** Null, as `reply_id` is, while it waits for its report. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  ticket_id!: number | null;

  @ManyToOne(() => Ticket, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ticket_id', foreignKeyConstraintName: 'attachment_of_ticket' })
  ticket?: Ticket;

  /** 0: of the report itself. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  reply_id!: number | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  position!: number;

  @Column({ type: 'varchar', length: 64, ...ascii })
  file_key!: string;

  /** Empty for an ID paper. */
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  type!: string;

  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;

  @Column({ type: 'int', unsigned: true })
  bytes!: number;

  /** Of the picture we keep; null for an ID paper, which its seal protects, and which a hash could give away. */
  @Column({ type: 'binary', length: 32, nullable: true })
  sha256!: Buffer | null;

  /** The data key of an ID paper, sealed by the process key of this name; null when there is none any more. */
  @Column({ type: 'varchar', length: 32, nullable: true, ...ascii })
  kek_id!: string | null;

  @Column({ type: 'varbinary', length: 96, nullable: true })
  wrapped_key!: Buffer | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  destroyed_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
