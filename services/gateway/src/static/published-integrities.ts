import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { BuildRow } from '../registry/readable-build.ts';
import type { Registry } from '../registry/registry.ts';
import type { Integrities } from './file-of-build.ts';

/** Counts a question to the database; throws when it is one too many. */
export type Count = () => Promise<void>;

/** What published builds state of their files; of those that pages are given also while the database is away. */
export class PublishedIntegrities {
  private readonly read = new WeakMap<BuildRow, Integrities>();

  constructor(private readonly registry: Pick<Registry, 'areas' | 'isPublished' | 'version'>) {}

  /** Null where none is published, or what it states cannot be asked for. */
  async of(area: string, build: string, count: Count): Promise<Integrities | null> {
    if (!(await this.registry.isPublished(area, build, count))) return null;
    const areas = await this.registry.areas();
    const row = areas.find((one) => one.area === area)?.builds.find((one) => one.build === build);
    return row ? this.stated(row) : ((await this.registry.version(area, build))?.build.integrities ?? null);
  }

  private stated(row: BuildRow): Integrities {
    const known = this.read.get(row) ?? (JSON.parse(row.descriptor) as BuildDescriptor).integrities;
    this.read.set(row, known);
    return known;
  }
}
