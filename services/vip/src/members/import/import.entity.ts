import type { ImportFault, ImportState } from '@hub/contracts/shared';
import type { VipLineKind, VipRowFault } from '@hub/contracts/vip';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const count = { type: 'int', unsigned: true, default: 0 } as const;

/** A file of entries: read into lines, and applied as a whole when a second person agreed. */
@Entity('vip_import')
@Index('vip_import_game', ['game_id', 'id'])
export class VipImportRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 12, ...ascii })
  state!: ImportState;

  @Column({ type: 'varchar', length: 100 })
  file_name!: string;

  @Column({ type: 'binary', length: 32 })
  file_sha256!: Buffer;

  @Column(count)
  row_count!: number;

  @Column(count)
  fresh!: number;

  @Column(count)
  changed!: number;

  @Column(count)
  same!: number;

  @Column(count)
  faults!: number;

  @Column({ type: 'varchar', length: 16, default: '', ...ascii })
  fault!: ImportFault;

  @Column({ type: 'varchar', length: 64 })
  made_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;

  @Column({ type: 'varchar', length: 64, default: '' })
  applied_by!: string;

  @Column({ ...moment, nullable: true })
  applied_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}

/**
 * A line of a file as it was compared: what the entry shall be, whole. `seen_version`: of the entry that stood then, 0 for none.
 * Of a faulty one `value` is what is wrong.
 */
@Entity('vip_import_line')
@Index('vip_import_line_kind', ['import_id', 'kind', 'line'])
export class VipImportLine {
  @PrimaryColumn({ type: 'int', unsigned: true })
  import_id!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  line!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  kind!: VipLineKind;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  partner_uid!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  level!: number;

  @Column({ ...moment, nullable: true })
  begins_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  agent!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  agent_name!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  note!: string;

  @Column({ type: 'int', unsigned: true, default: 0 })
  seen_version!: number;

  @Column({ type: 'varchar', length: 12, default: '', ...ascii })
  fault!: VipRowFault | '';

  @Column({ type: 'varchar', length: 64, default: '' })
  value!: string;
}
