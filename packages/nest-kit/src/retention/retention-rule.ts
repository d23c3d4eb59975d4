/** `rows`: `table WHERE …`. `since`: their age. With `set` they are blanked, and `rows` must not hold any more. */
export type ExpiredRows = { key: string; rows: string; since: string; set?: string };

/** Every table stands in exactly one. `sweep` leaves a record; `outlived` (`table WHERE …`) goes at once, without. */
export type RetentionRule = {
  tables: readonly string[];
  until: string;
  why: string;
  sweep?: readonly ExpiredRows[];
  outlived?: readonly string[];
};

/** What every service keeps for its own work; `sweepOld` ends most of it. */
export const kitRetention: readonly RetentionRule[] = [
  {
    tables: ['idem', 'counter'],
    until: 'eight days, two days',
    why: 'a submit that is sent again is the same submit; limits are counted over a day at most',
  },
  {
    tables: ['outbox', 'inbox'],
    until: 'a fortnight after it was done, 90 days after it was given up; 120 days',
    why: 'work that failed is looked at and done again, facts are taken once',
  },
  {
    tables: ['audit', 'audit_pending', 'audit_chain', 'audit_anchor'],
    until: 'for good',
    why: 'the record of who did what is evidence; it names cases by number and holds no contact data',
  },
  {
    tables: ['approval'],
    until: 'for good',
    why: 'two persons agreed to a change: the request is part of the evidence',
  },
  { tables: ['migrations', 'heartbeat'], until: 'while the work exists', why: 'no personal data' },
  {
    tables: ['swept'],
    until: 'five years',
    why: 'the proof of what went and when; it names tables, and nobody',
    sweep: [{ key: 'records', rows: 'swept WHERE at < NOW(3) - INTERVAL 5 YEAR', since: 'at' }],
  },
  {
    tables: ['erased'],
    until: 'five years',
    why: 'how much went of a person who asked for it; it names a request by number, and nobody',
    sweep: [{ key: 'erasures', rows: 'erased WHERE at < NOW(3) - INTERVAL 5 YEAR', since: 'at' }],
  },
];

export const schedulesRetention: RetentionRule = {
  tables: ['schedule_run'],
  until: 'while the work exists',
  why: 'no personal data',
};

export const calendarRetention: RetentionRule = {
  tables: ['calendar'],
  until: 'while the work exists',
  why: 'the next time of each work; no personal data',
};

export const exportsRetention: RetentionRule = {
  tables: ['export_job'],
  until: 'the file a day, its line 30 days',
  why: 'a file with personal data is fetched and goes',
};
