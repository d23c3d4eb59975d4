import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CaptchaProvider, Translations } from '@hub/contracts/shared';
import { ascii, moment, translations } from '../rows/columns.ts';

@Entity('game')
export class Game {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'smallint', unsigned: true })
  sort!: number;

  @Column({ type: 'varchar', length: 64 })
  name!: string;

  @Column(translations)
  translations!: Translations | null;

  /** Official site; '' = the game has no tile, but works by direct link. */
  @Column({ type: 'varchar', length: 255, ...ascii })
  site!: string;

  /** Top-up in Taiwan: 0 or null closed, 1 transfer, 2 card and ATM. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  tw!: number | null;

  /** Top-up from overseas: 1 open. */
  @Column({ type: 'tinyint', unsigned: true })
  os!: number;

  @Column({ type: 'int', unsigned: true })
  min_amount_twd!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  report_form!: 'legacy' | 'new';

  /** Service hours as HH:mm of Taipei. */
  @Column({ type: 'varchar', length: 5, ...ascii })
  service_from!: string;

  @Column({ type: 'varchar', length: 5, ...ascii })
  service_until!: string;

  /** 1 = players are invited to the official account. */
  @Column({ type: 'tinyint', unsigned: true })
  line_show!: number;

  @Column({ type: 'varchar', length: 64 })
  line_account_name!: string;

  @Column({ type: 'varchar', length: 255, ...ascii })
  line_add_friend_link!: string;

  @Column({ type: 'varchar', length: 255, ...ascii })
  line_guide_link!: string;

  @Column({ type: 'tinyint', unsigned: true })
  captcha_create!: number;

  @Column({ type: 'tinyint', unsigned: true })
  captcha_reply!: number;

  /** Whose challenge they show. */
  @Column({ type: 'varchar', length: 16, ...ascii, default: 'altcha' })
  captcha_provider!: CaptchaProvider;

  /** From then on the game is nowhere shown. */
  @Column({ ...moment, nullable: true })
  hidden_at!: Date | null;
}
