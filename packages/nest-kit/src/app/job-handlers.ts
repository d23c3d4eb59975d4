import type { FactoryProvider, InjectionToken, Provider } from '@nestjs/common';
import type { CalendarEntry } from '../calendar/run-calendar.ts';
import { handles, type JobHandler } from '../outbox/job.ts';

export class JobHandlers {
  constructor(
    readonly handlers: readonly JobHandler[],
    readonly entries: readonly CalendarEntry[] = [],
  ) {}
}

export const jobHandlers = <P extends unknown[]>(
  inject: InjectionToken[],
  handlersOf: (...parts: P) => JobHandler | readonly JobHandler[],
): Provider => ({
  provide: Symbol('job handlers'),
  inject,
  useFactory: (...parts: P) => new JobHandlers([handlersOf(...parts)].flat()),
});

/** Says which entry it is for, also where no process runs it. */
export type CalendarProvider = FactoryProvider<JobHandlers> & { entry: CalendarEntry };

export const onCalendar = <P extends unknown[]>(
  entry: CalendarEntry,
  inject: InjectionToken[],
  work: (...parts: P) => Promise<unknown>,
): CalendarProvider => ({
  entry,
  provide: Symbol(entry.job.name),
  inject,
  useFactory: (...parts: P) => new JobHandlers([handles(entry.job, async () => void (await work(...parts)))], [entry]),
});
