import type { SettingName, SettingState, SettingValues } from '@hub/contracts/catalog';
import type { OtherLanguage } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';

/**
 * A row of a list before it is known what the reader may do with it. `text`: what a search looks into. `lacks`: languages
 * that it is not wholly written in, where it has words at all.
 */
export type ListedSetting = {
  key: string;
  game: string;
  title: string;
  note: string;
  state: SettingState;
  from: Date | null;
  until: Date | null;
  text: string;
  lacks?: OtherLanguage[];
};

/**
 * One kind of setting: how its rows become the values of a form and back. `game`: where a role is needed; `*` = at every
 * game. `fixed`: fields that name the row and cannot change later; without them the database numbers the rows.
 */
export type SettingKind = {
  name: SettingName;
  fixed: readonly string[];
  gameOf(values: SettingValues): string;
  keyOf(values: SettingValues): string | null;
  list(manager: EntityManager, now: Date): Promise<ListedSetting[]>;
  load(manager: EntityManager, key: string): Promise<SettingValues | null>;
  /** Writes a new row, or changes the one of `key`; returns its key. */
  write(manager: EntityManager, values: SettingValues, key: string | null): Promise<string>;
  remove?(manager: EntityManager, key: string): Promise<void>;
  /** Throws `SettingRefused` for what other rows do not allow. */
  check?(manager: EntityManager, values: SettingValues, key: string | null): Promise<void>;
  /** What a new row begins as, whatever its form says. */
  begin?(values: SettingValues): SettingValues;
  /** What is stored instead of what was typed. */
  clean?(values: SettingValues): SettingValues;
};
