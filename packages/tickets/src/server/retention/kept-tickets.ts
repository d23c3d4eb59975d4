import type { RetentionRule } from '@hub/nest-kit/retention';
import { CASE_YEARS, OF_FREE_CASE } from './case-due.ts';

export const keptTickets: readonly RetentionRule[] = [
  {
    tables: ['ticket', 'reply', 'staff_note', 'case_deadline'],
    until: `${CASE_YEARS} years after the case was closed, or after the last word in one that nobody closed; longer while somebody holds it`,
    why: 'the terms: records of a service are evidence for so long after the relation ended',
  },
  {
    tables: ['attachment'],
    until: `a day while no report takes it; pictures ${CASE_YEARS} years after the report was filed; ID papers 30 days after the close`,
    why: 'a picture is needed as long as somebody may argue about it, an ID paper until somebody was recognised',
  },
  {
    tables: ['destruction'],
    until: '5 years',
    why: 'the proof that something was destroyed; it names a case by number and nobody',
    sweep: [
      {
        key: 'destructions',
        rows: 'destruction WHERE destroyed_at < NOW(3) - INTERVAL 5 YEAR',
        since: 'destroyed_at',
      },
    ],
  },
  {
    tables: ['mail'],
    until: 'a year; as long as the case while somebody holds it',
    why: 'whether a mail arrived is asked soon, or never',
    sweep: [
      {
        key: 'mails',
        rows: `mail WHERE changed_at < NOW(3) - INTERVAL 1 YEAR AND state <> 'queued' AND ${OF_FREE_CASE}`,
        since: 'changed_at',
      },
    ],
  },
  {
    tables: ['dead_address'],
    until: 'two years',
    why: 'an address that bounced may be somebody’s again; it stands here as a keyed hash',
    sweep: [
      {
        key: 'dead-addresses',
        rows: 'dead_address WHERE bounced_at < NOW(3) - INTERVAL 2 YEAR',
        since: 'bounced_at',
      },
    ],
  },
  {
    tables: ['bulk', 'bulk_item'],
    until: 'a year',
    why: 'what was done to many cases at once is looked at while they are worked on; the audit has it for good',
    sweep: [
      {
        key: 'bulk',
        rows: 'bulk WHERE created_at < NOW(3) - INTERVAL 1 YEAR AND done_at IS NOT NULL',
        since: 'created_at',
      },
    ],
  },
  { tables: ['hand_over'], until: 'a day', why: 'a report that goes on in a browser is sent the same day' },
  {
    tables: ['helped', 'figure_event', 'figure_pending', 'figure_count', 'figure_time', 'figure_state'],
    until: 'for good',
    why: 'counts; they name cases by number, staff by name, and no player',
  },
  {
    tables: ['figure_backlog', 'figure_backlog_day', 'figure_name', 'queue_count', 'queue_delta', 'desk_turn'],
    until: 'for good',
    why: 'counts without anybody’s data',
  },
  {
    tables: ['search_game', 'search_gram', 'gram_df', 'search_doc', 'search_todo'],
    until: 'as long as the case',
    why: 'the index of the search follows the case',
  },
  {
    tables: ['saved_filter', 'macro', 'macro_version', 'service_holiday'],
    until: 'until staff removes it',
    why: 'work of the staff, no player’s data',
  },
];
