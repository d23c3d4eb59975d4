import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { MailKind, MailState } from '@hub/contracts/tickets';
import { Ticket } from '../ticket.entity.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Never what it said: it is made again from its case. `token`: in its return path, so that a bounce names it. */
@Entity('mail')
@Index('mail_key', ['mail_key'], { unique: true })
@Index('mail_token', ['token'], { unique: true })
@Index('mail_state', ['state', 'id'])
@Index('mail_ticket', ['ticket_id', 'id'])
export class MailRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 96, ...ascii })
  mail_key!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: MailKind;

  @Column({ type: 'int', unsigned: true })
  ticket_id!: number;

  @ManyToOne(() => Ticket, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ticket_id', foreignKeyConstraintName: 'mail_of_ticket' })
  ticket?: Ticket;

  @Column({ type: 'varchar', length: 80 })
  address!: string;

  @Column({ type: 'binary', length: 32 })
  address_mac!: Buffer;

  @Column({ type: 'varchar', length: 8, ...ascii })
  state!: MailState;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempts!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  resends!: number;

  @Column({ type: 'varchar', length: 120, ...ascii, default: '' })
  answer!: string;

  @Column({ type: 'char', length: 32, ...ascii })
  token!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}

/** An address that bounced, by its keyed hash: nothing is sent there until somebody takes it out again. */
@Entity('dead_address')
export class DeadAddress {
  @PrimaryColumn({ type: 'binary', length: 32 })
  address_mac!: Buffer;

  @Column({ type: 'varchar', length: 16, ...ascii })
  status!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  bounced_at!: Date;
}
