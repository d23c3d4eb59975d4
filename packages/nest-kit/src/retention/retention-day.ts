import { daily } from '@hub/contracts/shared';
import { calendarJob, type CalendarEntry } from '../calendar/run-calendar.ts';

/** Whom it needs may be away for a night: it is tried for a day, every ten minutes. */
const retention = calendarJob('retention', 144, 600);

/** Before anybody plays or works. A day that was missed has nothing that the next one does not end as well. */
export const retentionDay: CalendarEntry = { rule: daily('04:30'), job: retention, missed: 'last' };
