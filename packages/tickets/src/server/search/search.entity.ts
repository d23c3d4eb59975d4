import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A game's number in the index, two bytes in place of its name. */
@Entity('search_game')
@Index('search_game_id', ['game_id'], { unique: true })
export class SearchGame {
  @PrimaryGeneratedColumn({ type: 'smallint', unsigned: true })
  game_no!: number;

  @Column({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' })
  game_id!: string;
}

/** In which cases a word, or two neighbours of Chinese, stands; `gram` is 32 bits of it. */
@Entity('search_gram')
export class SearchGram {
  @PrimaryColumn({ type: 'smallint', unsigned: true })
  game_no!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  gram!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  ticket_id!: number;
}

/** In how many cases of a game it stands: the rarest word of a search is walked. */
@Entity('gram_df')
export class GramDf {
  @PrimaryColumn({ type: 'smallint', unsigned: true })
  game_no!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  gram!: number;

  @Column({ type: 'int' })
  df!: number;
}

/** What the index holds of a case: its grams in order, four bytes each, so that only the difference is written. */
@Entity('search_doc')
export class SearchDoc {
  @PrimaryColumn({ type: 'int', unsigned: true })
  ticket_id!: number;

  @Column({ type: 'smallint', unsigned: true })
  game_no!: number;

  @Column({ type: 'mediumblob' })
  grams!: Buffer;
}

/** A case that waits to be indexed. `turn` 0 is daily work, 1 a rebuild; `round` tells whether it was asked again. */
@Entity('search_todo')
@Index('search_todo_next', ['turn', 'asked_at', 'ticket_id'])
export class SearchTodo {
  @PrimaryColumn({ type: 'int', unsigned: true })
  ticket_id!: number;

  @Column({ type: 'tinyint', unsigned: true })
  turn!: number;

  @Column({ type: 'datetime', precision: 3 })
  asked_at!: Date;

  @Column({ type: 'int', unsigned: true, default: 1 })
  round!: number;
}
