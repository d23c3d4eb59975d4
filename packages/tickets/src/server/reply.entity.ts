import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Ticket } from './ticket.entity.ts';

/** Markdown when official, plain text otherwise. */
@Entity('reply')
@Index('reply_ticket', ['ticket_id', 'id'])
export class Reply {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  ticket_id!: number;

  @ManyToOne(() => Ticket, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ticket_id', foreignKeyConstraintName: 'reply_of_ticket' })
  ticket?: Ticket;

  @Column({ type: 'tinyint', unsigned: true })
  is_official!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  staff_id!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  staff_name!: string | null;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

export type Message = Pick<Reply, 'id' | 'ticket_id' | 'is_official' | 'staff_name' | 'content' | 'created_at'>;
