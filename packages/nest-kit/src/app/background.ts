import type { InjectionToken, OnApplicationBootstrap, OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Log } from '../log/logger.ts';
import { repeatEvery, type Repeating } from '../process/repeat.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import { CONFIG, LOG, WATCH } from './tokens.ts';

export class Background implements OnApplicationBootstrap, OnApplicationShutdown {
  private going?: Repeating;
  private ended?: Promise<void>;

  constructor(private readonly begin: () => Repeating) {}

  onApplicationBootstrap(): void {
    this.going = this.begin();
  }

  close(): Promise<void> {
    return (this.ended ??= this.going?.close() ?? Promise.resolve());
  }

  /** Whoever closed it before has waited for it as long as it would. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.ended) await this.close();
  }
}

export const background = <P extends unknown[]>(
  inject: InjectionToken[],
  begin: (...parts: P) => Repeating,
): Provider => ({
  provide: Symbol('background'),
  inject,
  useFactory: (...parts: P) => new Background(() => begin(...parts)),
});

/** Background work that is repeated and leaves its trace. `every`: the pause in ms, or the name of the setting that says it. */
export const round = <P extends unknown[]>(
  name: string,
  every: number | string,
  inject: InjectionToken[],
  workOf: (...parts: P) => () => Promise<unknown>,
): Provider =>
  background(
    [WATCH, LOG, CONFIG, ...inject],
    (watch: Watch, log: Log, config: Record<string, unknown>, ...parts: unknown[]) => {
      const everyMs = typeof every === 'number' ? every : Number(config[every]);
      // A timer would take no number for none at all, and never rest.
      if (!(everyMs > 0)) throw new Error(`round “${name}”: no pause in ${every}`);
      return repeatEvery(everyMs, watch(name, everyMs, workOf(...(parts as P))), log);
    },
  );
