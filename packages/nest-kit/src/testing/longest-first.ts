import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole sites, storms and killed processes. Begun at the end of a run, one of them would leave a core idle. */
const LONG = /^tests\/(faults|api|new-mfe|docs)\/|^infra\/|\/picture-decoder/;

/** An order that the run's seed, which is printed, brings again. */
function mix(files: TestSpecification[], seed: number): TestSpecification[] {
  const places = files.map((file) => ({
    file,
    at: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
  }));
  return places.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ file }) => file);
}

/** Files of one project stand together, because a process is shared only from one to the next; long ones come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const mixed = Boolean(sequence.shuffle);
    const sorted = mixed ? mix(files, sequence.seed) : await super.sort(files);
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const isLong = !mixed && LONG.test(moduleId.slice(root.length + 1));
      return (project.config.isolate ? 2 : 0) + (isLong ? 0 : 1);
    };
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
