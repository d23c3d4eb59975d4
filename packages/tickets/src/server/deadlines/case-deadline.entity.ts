import type { DeadlineEnding, DeadlineKind, FeeState } from '@hub/contracts/tickets';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Ticket } from '../ticket.entity.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const day = { type: 'char', length: 10, nullable: true, ...ascii } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** By when the terms promise an answer to a case, and what a request of game records costs. */
@Entity('case_deadline')
@Index('case_deadline_running', ['ended_at', 'due_at', 'ticket_id', 'game_id', 'kind', 'fee'])
@Index('case_deadline_due', ['due_at', 'ticket_id', 'game_id', 'kind', 'ended_at', 'ended_by', 'fee'])
export class CaseDeadline {
  @PrimaryColumn({ type: 'int', unsigned: true })
  ticket_id!: number;

  @OneToOne(() => Ticket, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ticket_id', foreignKeyConstraintName: 'deadline_of_ticket' })
  ticket?: Ticket;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: DeadlineKind;

  @Column(moment)
  filed_at!: Date;

  /** The first moment that is too late. */
  @Column(moment)
  due_at!: Date;

  @Column({ ...moment, nullable: true })
  ended_at!: Date | null;

  @Column({ type: 'varchar', length: 12, nullable: true, ...ascii })
  ended_by!: DeadlineEnding | null;

  @Column(day)
  known_on!: string | null;

  @Column(day)
  history_from!: string | null;

  @Column(day)
  history_until!: string | null;

  /** Null where nothing is charged. */
  @Column({ type: 'varchar', length: 8, nullable: true, ...ascii })
  fee!: FeeState | null;

  @Column({ ...moment, nullable: true })
  fee_at!: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  fee_by!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  fee_note!: string | null;
}
