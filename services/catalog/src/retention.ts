import { kitRetention, schedulesRetention, type RetentionRule } from '@hub/nest-kit/retention';

export const keptByCatalog: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  {
    tables: ['game', 'server', 'role_rule', 'tip', 'quick_action', 'theme', 'question_type', 'faq', 'notice'],
    until: 'until staff removes it',
    why: 'what players are shown; no player’s data',
  },
  {
    tables: ['click_target', 'site_config'],
    until: 'until staff removes it',
    why: 'addresses and a count; no player’s data',
  },
  {
    tables: ['catalog_version', 'legal_version', 'legal_section'],
    until: 'for good',
    why: 'what players were shown at which time is evidence; it names staff, and no player',
  },
  {
    tables: ['legal_acceptance'],
    until: 'until the member has it deleted',
    why: 'who agreed to which terms, and when, is proof for both sides; it names a member by a number alone',
  },
];
