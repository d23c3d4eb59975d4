import { pathToFileURL } from 'node:url';
import { openFileStore } from '@hub/nest-kit/files';
import { BuildStore } from '../src/static/build-store.ts';

/** A store of builds whose files wait until they may go on; `fail` is what they end with. */
export class HeldStore extends BuildStore {
  private readonly waits = Promise.withResolvers<void>();
  private readonly free = Promise.withResolvers<void>();
  readonly reached = this.waits.promise;
  readonly goOn = () => this.free.resolve();
  readonly fail = (error: Error) => this.free.reject(error);

  static async at(folder: string): Promise<HeldStore> {
    return new HeldStore(folder, await openFileStore(pathToFileURL(folder).href));
  }

  override async put(address: string, bytes: Uint8Array): Promise<void> {
    this.waits.resolve();
    await this.free.promise;
    await super.put(address, bytes);
  }
}
