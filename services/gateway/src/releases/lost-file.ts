import type { BuildDescriptor } from '@hub/federation/descriptor';
import { isVouched } from '../registry/check-files.ts';
import type { ReadFile } from '../registry/read-file.ts';

const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif|woff2)(?:\.br|\.gz)?$/;

/** May a file of a published build be put again? Its bytes are stated; a picture has none stated, and is taken where it is gone. */
export async function mayBePutAgain(
  { integrities }: BuildDescriptor,
  address: string,
  bytes: Buffer,
  read: ReadFile,
): Promise<boolean> {
  if (isVouched(address, integrities, bytes)) return true;
  if (!PICTURE.test(address)) return false;
  return (await read(address))?.equals(bytes) ?? true;
}
