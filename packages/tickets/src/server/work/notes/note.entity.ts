import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Ticket } from '../../ticket.entity.ts';

/** Never reaches a player. Rows are only added; `first_id`: the first version, null for itself. */
@Entity('staff_note')
@Index('staff_note_ticket', ['ticket_id', 'id'])
@Index('staff_note_first', ['first_id'])
export class StaffNote {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  ticket_id!: number;

  @ManyToOne(() => Ticket, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ticket_id', foreignKeyConstraintName: 'staff_note_of_ticket' })
  ticket?: Ticket;

  @Column({ type: 'int', unsigned: true, nullable: true })
  first_id!: number | null;

  @ManyToOne(() => StaffNote, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'first_id', foreignKeyConstraintName: 'staff_note_version' })
  first?: StaffNote | null;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @Column({ type: 'varchar', length: 64 })
  staff_name!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}
