import { isStaffAddress } from '@hub/contracts/calls/shared/gateway';
import { isAnswered, type HeardCall } from './heard-call.ts';
import { meantAs } from './moments.ts';
import { proofOf } from './proofs.ts';
import { referenceTo } from './references.ts';
import type { RecordedCall } from './recording.ts';

export type Leaf = { path: string; key: string; value: unknown };

export function leavesOf(value: unknown, path = '', key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}[${at}]`, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path ? `${path}.${name}` : name, name));
  return [{ path, key, value }];
}

const isIdName = (name: string) =>
  /(?:^|_)ids?$|^(?:code|token|watch|sig|report|batch|revision|approval|follows)$/.test(name);
/** Long enough not to be met by chance, and no word of the code. */
const isTelling = (value: unknown) => /.{6}/.test(String(value)) && !/^[a-z_]+$/.test(String(value));
const isNumber = (value: unknown) => /^\d+$/.test(String(value));
const mayHold = (value: unknown) => ['string', 'number'].includes(typeof value) && value !== '';
/** What a call said itself, its answer only repeats. */
const wasSent = ({ body, query, path }: HeardCall, value: unknown) =>
  path.split('/').includes(encodeURIComponent(String(value))) ||
  leavesOf([body ?? null, query]).some(
    (leaf) => String(leaf.value) === String(value) && (isTelling(value) || isIdName(leaf.key)),
  );
const isBelow = (home: string, path: string) => path === home || path.startsWith(`${home}/`);

/**
 * Which calls a recording keeps for the sake of others. `read`: once more just before it, for what only an answer of then knows.
 * `changed`: what was done between the two to the thing that an address names.
 */
export type Keep = {
  made(index: number): string;
  read(index: number, before: number): string;
  changed(part: string, from: number, to: number): void;
};

/** Finds what a value of a call came from: the latest answer before it, in the same journey, of a call that made something. */
export class Referrer {
  private readonly heard: readonly HeardCall[];
  private readonly index: number;
  private readonly keep: Keep;

  constructor(heard: readonly HeardCall[], index: number, keep: Keep) {
    this.heard = heard;
    this.index = index;
    this.keep = keep;
  }

  inside = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => this.inside(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.inside(one, key)]));
    const made = this.maker(value, name);
    if (made) return this.made(made);
    return typeof value === 'string'
      ? (proofOf(value) ?? meantAs(this.within(value), this.heard[this.index]!.at))
      : value;
  };

  /** A number of something that stands in a text. */
  private within = (text: string) =>
    text.replace(/\d{10,}/g, (number) => {
      const made = this.maker(number, '');
      return made ? this.made(made) : number;
    });

  /** Its open parts alone. */
  path(path: string, row: string): string {
    const pattern = row.split(' ')[1]?.split('/') ?? [];
    const parts = path.split('/').map((part, at) => {
      if (!pattern[at]?.startsWith(':')) return part;
      const value = decodeURIComponent(part);
      const home = path.split('/').slice(0, at).join('/');
      const made = isTelling(value) ? this.maker(value, 'id') : this.madeBelow(home, value);
      if (made) this.keep.changed(part, made.at, this.index);
      return made ? this.made(made) : part;
    });
    return parts.join('/');
  }

  caller({ as, token }: HeardCall): RecordedCall['as'] {
    // A player's own is issued anew; one of a single case or draft is what an answer said.
    const made = token && as === 'anybody' && this.find((leaf) => leaf.value === token);
    return made ? { token: this.made(made) } : as;
  }

  version({ version = '', path }: HeardCall): string {
    const home = path.split('/').slice(0, 5).join('/');
    const isIt = ({ key, value }: Leaf) => /^(?:version|revision)$/.test(key) && String(value) === version;
    const read = this.find(isIt, (call) => call.method === 'GET' && isBelow(home, call.path));
    // Pages ask again whenever they like: which of the answers it was is chance.
    if (read) return referenceTo(this.keep.read(read.at, this.index), read.path);
    const made = this.find(isIt, (call) => isBelow(home, call.path)) ?? this.find(isIt);
    return made ? this.made(made) : version;
  }

  /** Of a small number there are many: that of what was made where the address says, beside it, or is called as it says. */
  private madeBelow(home: string, value: string) {
    const is = (isKey: (key: string) => boolean) => (leaf: Leaf) => String(leaf.value) === value && isKey(leaf.key);
    const isMaker = ({ method, path }: HeardCall) =>
      method !== 'GET' && !path.split('/').includes(encodeURIComponent(value));
    const root = home.split('/').slice(0, isStaffAddress(home) ? 4 : 3);
    return (
      this.find(
        is((key) => key === 'id'),
        (call) => isMaker(call) && isBelow(home, call.path),
      ) ??
      this.find(is(isIdName), (call) => isMaker(call) && isBelow(root.join('/'), call.path)) ??
      this.find(
        is((key) => key !== 'id' && home.includes(`/${key.replace(/_id$/, '')}`)),
        isMaker,
      )
    );
  }

  private maker(value: unknown, name: string) {
    if (!mayHold(value) || !(isTelling(value) || (isIdName(name) && isNumber(value)))) return undefined;
    const isIt = (leaf: Leaf) =>
      String(leaf.value) === String(value) && (isTelling(value) || isIdName(leaf.key)) && mayHold(leaf.value);
    const isMaker = (call: HeardCall) => call.method !== 'GET' && !wasSent(call, value);
    if (isTelling(value)) {
      const made = this.find(isIt, isMaker);
      return made && !this.wasSaid(value, made.at) ? made : undefined;
    }
    const kind = /^(\w{4,}?)(?:y|s)?_id$/.exec(name)?.[1];
    if (!kind) return this.find(isIt, isMaker);
    return (
      this.find(
        (leaf) => isIt(leaf) && leaf.key === 'id',
        (call) => isMaker(call) && call.path.includes(kind),
      ) ?? this.find((leaf) => isIt(leaf) && leaf.path.includes(kind), isMaker)
    );
  }

  /** What was said or read before was not learned there. */
  private wasSaid(value: unknown, before: number): boolean {
    const { journey } = this.heard[before]!;
    const isIt = (leaf: Leaf) => String(leaf.value) === String(value);
    return this.heard.slice(0, before).some((call) => {
      if (call.journey !== journey) return false;
      return wasSent(call, value) || (call.method === 'GET' && leavesOf(call.answer).some(isIt));
    });
  }

  private made = ({ at, path }: { at: number; path: string }) => referenceTo(this.keep.made(at), path);

  private find(isIt: (leaf: Leaf) => boolean, from: (call: HeardCall) => boolean = () => true) {
    const { journey } = this.heard[this.index]!;
    for (let at = this.index - 1; at >= 0; at -= 1) {
      const call = this.heard[at]!;
      if (call.journey !== journey || !isAnswered(call) || !from(call)) continue;
      const leaf = leavesOf(call.answer).find(isIt);
      if (leaf) return { at, path: leaf.path };
    }
    return undefined;
  }
}
