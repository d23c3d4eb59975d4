import type { StaffRole } from '../../shared/principal.ts';
import type { SettingName } from './bodies.ts';

export const settingReaders: readonly StaffRole[] = ['product_admin', 'lead', 'auditor'];
export const settingEditors: readonly StaffRole[] = ['product_admin'];
export const settingDrafters: readonly StaffRole[] = ['lead'];

const clickEditors: readonly StaffRole[] = ['event_operator', 'product_admin'];
const clickReaders: readonly StaffRole[] = [...settingReaders, 'event_operator'];
export const editorsOf = (name: SettingName): readonly StaffRole[] =>
  name === 'clicks' ? clickEditors : settingEditors;
export const readersOf = (name: SettingName): readonly StaffRole[] =>
  name === 'clicks' ? clickReaders : settingReaders;
export const anySettingReaders = clickReaders;

const drafted: readonly SettingName[] = ['faq', 'notices', 'tips'];
export const mayBeDrafted = (name: SettingName): boolean => drafted.includes(name);

const removed: readonly SettingName[] = ['notices', 'question_types', 'quick_actions', 'clicks'];
/** Others are hidden: reports and links name them. */
export const mayBeRemoved = (name: SettingName): boolean => removed.includes(name);

const made: readonly SettingName[] = [
  'faq',
  'notices',
  'question_types',
  'games',
  'servers',
  'quick_actions',
  'clicks',
];
/** Themes, rules of roles and tips are there for every game, and the site always is. */
export const mayBeMade = (name: SettingName): boolean => made.includes(name);
