import type { InjectionToken, OnApplicationBootstrap, OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Repeating } from '../process/repeat.ts';

class Background implements OnApplicationBootstrap, OnApplicationShutdown {
  private going?: Repeating;

  constructor(private readonly begin: () => Repeating) {}

  onApplicationBootstrap(): void {
    this.going = this.begin();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.going?.close();
  }
}

/** Work that goes on beside the calls: begun with the process, and ended after the last call and before the stores. */
export const background = <P extends unknown[]>(
  inject: InjectionToken[],
  begin: (...parts: P) => Repeating,
): Provider => ({
  provide: Symbol('background'),
  inject,
  useFactory: (...parts: P) => new Background(() => begin(...parts)),
});
