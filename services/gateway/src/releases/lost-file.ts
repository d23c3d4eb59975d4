import type { BuildDescriptor } from '@hub/federation/descriptor';
import { isOfBuild, plainOf } from '../registry/file-forms.ts';
import type { ReadFile } from '../registry/read-file.ts';

/** May a file of a published build be put again? As it was published, and under no other name. */
export async function mayBePutAgain(
  { integrities }: BuildDescriptor,
  address: string,
  bytes: Buffer,
  read: ReadFile,
): Promise<boolean> {
  const plain = plainOf(address);
  return isOfBuild(integrities, address, bytes, plain in integrities ? null : await read(plain));
}
