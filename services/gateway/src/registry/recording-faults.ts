import type { BuildDescriptor } from '@hub/federation/descriptor';
import { RECORDING } from '@hub/federation/recording-file';
import { recordingShapeFaults } from '@hub/federation/recording-shape';
import type { ReadFile } from './read-file.ts';

/** Releases of others make the calls of a build again, so what is no recording is not published. */
export async function recordingFaults(read: ReadFile, { area, build }: BuildDescriptor): Promise<string[]> {
  const bytes = await read(`/r/${area}/${build}/${RECORDING}`);
  const faults = bytes ? recordingShapeFaults(area, bytes.toString('utf8')) : [];
  return faults.map((fault) => `${RECORDING}: ${fault}`);
}
