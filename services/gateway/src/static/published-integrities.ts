import type { BuildRow } from '../registry/readable-build.ts';
import type { Integrities } from '../registry/file-forms.ts';
import type { Registry } from '../registry/registry.ts';

/** Counts a question to the database; throws when it is one too many. */
export type Count = () => Promise<void>;

/** Null where none is published; undefined where one is, and what it states cannot be asked for. */
export type Stated = Integrities | null | undefined;

/** What published builds state of their files; of those that pages are given also while the database is away. */
export class PublishedIntegrities {
  private readonly read = new WeakMap<BuildRow, Integrities>();

  constructor(private readonly registry: Pick<Registry, 'areas' | 'isPublished' | 'row'>) {}

  async of(area: string, build: string, count: Count): Promise<Stated> {
    if (!(await this.registry.isPublished(area, build, count))) return null;
    const areas = await this.registry.areas();
    const known = areas.find((one) => one.area === area)?.builds.find((one) => one.build === build);
    const row = known ?? (await this.registry.row(area, build));
    return row && this.stated(row);
  }

  private stated(row: BuildRow): Integrities {
    const known = this.read.get(row) ?? integritiesOf(row);
    this.read.set(row, known);
    return known;
  }
}

/** Also of a build that no page is given any more, because it is none by the rules of today. */
function integritiesOf({ descriptor }: BuildRow): Integrities {
  try {
    return (JSON.parse(descriptor) as { integrities?: Integrities }).integrities ?? {};
  } catch {
    return {};
  }
}
