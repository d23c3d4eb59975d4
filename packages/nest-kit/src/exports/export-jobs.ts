import { object, string } from 'yup';
import { job } from '../outbox/job.ts';

/** Long enough for a database that restarts; a runner that was killed is waited for in between. */
const TRIES = 20;
const LONGEST_WAIT_S = 60;

export const exportTask = 'export-run';

export const exportRun = job(exportTask, object({ id: string().required() }), TRIES, LONGEST_WAIT_S);
