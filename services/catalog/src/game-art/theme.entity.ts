import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../rows/columns.ts';

@Entity('theme')
export class Theme {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  theme_id!: string;

  @Column({ type: 'smallint', unsigned: true })
  hue!: number;

  /** The chroma factor in hundredths. */
  @Column({ type: 'smallint', unsigned: true })
  chroma_percent!: number;

  @Column({ type: 'smallint', unsigned: true })
  accent_hue!: number;

  @Column({ type: 'tinyint', unsigned: true })
  radius!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  family!: string;

  @Column({ type: 'int', unsigned: true })
  seed!: number;

  /** Begin of the hash over the three texts; part of their addresses. */
  @Column({ type: 'varchar', length: 8, ...ascii })
  version!: string;

  @Column({ type: 'text' })
  css!: string;

  @Column({ type: 'mediumtext' })
  picture!: string;

  @Column({ type: 'text' })
  emblem!: string;
}
