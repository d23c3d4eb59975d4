import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { ReadFile } from '../registry/read-file.ts';
import { isOfBuild } from '../static/file-of-build.ts';

const FORM = /\.(?:br|gz)$/;

/** May a file of a published build be put again? As it was published, and under no other name. */
export async function mayBePutAgain(
  { integrities }: BuildDescriptor,
  address: string,
  bytes: Buffer,
  read: ReadFile,
): Promise<boolean> {
  const plain = address.replace(FORM, '');
  return isOfBuild(integrities, address, bytes, plain in integrities ? null : await read(plain));
}
