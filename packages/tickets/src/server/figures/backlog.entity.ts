import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const day = { type: 'char', length: 10, ...ascii } as const;
const game = { type: 'varchar', length: 32, ...ascii } as const;

@Entity('figure_backlog')
export class FigureBacklog {
  @PrimaryColumn(game)
  game_id!: string;

  @PrimaryColumn(day)
  filed_day!: string;

  @Column({ type: 'int' })
  open_cases!: number;
}

@Entity('figure_backlog_day')
export class FigureBacklogDay {
  @PrimaryColumn(day)
  day!: string;

  @PrimaryColumn(game)
  game_id!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  age!: number;

  @Column({ type: 'int' })
  open_cases!: number;
}

@Entity('figure_name')
export class FigureName {
  @PrimaryColumn({ type: 'varchar', length: 5, ...ascii })
  side!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  member!: string;

  @Column({ type: 'varchar', length: 64 })
  name!: string;
}

/** One row, which whoever counts holds. `snapped_until`: the last day whose backlog is kept. */
@Entity('figure_state')
export class FigureState {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id!: number;

  @Column({ ...day, nullable: true })
  snapped_until!: string | null;
}

/** A day when the desk of a game stays shut; an empty game means every one. */
@Entity('service_holiday')
export class ServiceHoliday {
  @PrimaryColumn(game)
  game_id!: string;

  @PrimaryColumn(day)
  day!: string;

  @Column({ type: 'varchar', length: 64 })
  name!: string;
}
