import type { SettingName, SettingState, SettingValues } from '@hub/contracts/catalog';
import type { OtherLanguage } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';

/** `text`: what a search looks into. `lacks`: languages that it is not wholly written in, where it has words at all. */
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

/** `game`: where a role is needed; `*` = every game. `fixed`: fields that name the row; without them it is numbered. */
export type SettingKind = {
  name: SettingName;
  fixed: readonly string[];
  gameOf(values: SettingValues): string;
  keyOf(values: SettingValues): string | null;
  list(manager: EntityManager, now: Date): Promise<ListedSetting[]>;
  load(manager: EntityManager, key: string): Promise<SettingValues | null>;
  write(manager: EntityManager, values: SettingValues, key: string | null): Promise<string>;
  remove?(manager: EntityManager, key: string): Promise<void>;
  /** Throws `SettingRefused` for what other rows do not allow. */
  check?(manager: EntityManager, values: SettingValues, key: string | null): Promise<void>;
  /** What a new row begins as, whatever its form says. */
  begin?(values: SettingValues): SettingValues;
  clean?(values: SettingValues): SettingValues;
};
