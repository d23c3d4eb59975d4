import { INTEGRITY } from '@hub/contracts/integrity';
import type { BuildDescriptor, RemoteDescriptor } from '@hub/federation/descriptor';
import { BadDescriptor, loadedFiles } from './check-descriptor.ts';
import { foldedEndings, unfolded, vouches } from './file-forms.ts';
import { mapAtOnce } from './map-at-once.ts';
import type { ReadFile } from './read-file.ts';
import { recordingFaults } from './recording-faults.ts';
import { weightFaults } from './weight-faults.ts';

const MOST_TOLD = 5;

async function faultsOf(read: ReadFile, address: string, integrity: string | undefined): Promise<string[]> {
  const bytes = await read(address);
  if (!bytes) return [`${address} is not there`];
  if (!vouches(integrity, bytes)) return [`${address} has other bytes`];
  const folded = await Promise.all(
    foldedEndings.map(async (ending) => {
      const form = address + ending;
      const small = await read(form);
      const isOther = small && !(await unfolded(form, small, bytes.length))?.equals(bytes);
      return isOther ? [`${form} has other bytes`] : [];
    }),
  );
  return folded.flat();
}

function mustBeFaultless({ area, build }: BuildDescriptor, faults: readonly string[]): void {
  if (faults.length) throw new BadDescriptor(`${area} ${build}: ${faults.slice(0, MOST_TOLD).join('; ')}`);
}

/** Compares byte by byte, what browsers get compressed as well; throws `BadDescriptor` with the first that are wrong. */
export async function checkBytes(read: ReadFile, descriptor: BuildDescriptor): Promise<void> {
  let found = 0;
  const faults = await mapAtOnce(loadedFiles(descriptor), async (file) => {
    if (found >= MOST_TOLD) return [];
    const ofFile = await faultsOf(read, file, descriptor.integrities[file]);
    found += ofFile.length;
    return ofFile;
  });
  mustBeFaultless(descriptor, faults.flat());
}

/** In the text of a file that loads others. */
const VOUCHING = new RegExp(INTEGRITY.source.replace(/^\^|\$$/g, ''), 'g');

/** The entry vouches for the files that it loads, and each of these for those that it loads itself. */
async function entryFaults(read: ReadFile, { entry, preload, integrities }: RemoteDescriptor): Promise<string[]> {
  const open = new Set(Object.values(preload).flatMap(({ js, css }) => [...js, ...css]));
  open.delete(entry);
  const byIntegrity = Map.groupBy(open, (file) => integrities[file]);
  const reached = [entry];
  for (let file = reached.pop(); file; file = reached.pop()) {
    const text = (await read(file))?.toString('utf8') ?? '';
    const named = new Set(text.match(VOUCHING));
    const vouched = [...named].flatMap((integrity) => byIntegrity.get(integrity) ?? []);
    reached.push(...vouched.filter((each) => open.delete(each)));
  }
  return [...open].map((file) => `the entry does not vouch for ${file}`);
}

/** Compares, and weighs; throws `BadDescriptor`. */
export async function checkFiles(read: ReadFile, descriptor: BuildDescriptor): Promise<void> {
  await checkBytes(read, descriptor);
  if (descriptor.area !== 'shell') mustBeFaultless(descriptor, await entryFaults(read, descriptor));
  mustBeFaultless(descriptor, [
    ...(await weightFaults(read, descriptor)),
    ...(await recordingFaults(read, descriptor)),
  ]);
}
