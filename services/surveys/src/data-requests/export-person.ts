import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ExportedPage, Person } from '@hub/contracts/person-data';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { AskAreas } from './ask-areas.ts';
import { areaAway, requestState } from './data-request.errors.ts';
import { mustEdit } from './data-request.policy.ts';
import { RequestBox } from './request-box.ts';
import { lockRequest, traceCall } from './write-request.ts';

const PAGE_MS = 10_000;

type Category = { area: string; key: string };

/** All that the areas have of a person as one JSON file, page by page: memory does not grow with it. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly db: Db,
    private readonly areas: AskAreas,
    private readonly box: RequestBox,
  ) {}

  /** Refused while an area is away: a file that lacks a part would pass for the whole. */
  async run(caller: StaffCaller, id: number): Promise<Readable> {
    mustEdit(caller.who);
    const asked = await this.db.runTx(async (tx) => {
      const row = await lockRequest(tx, id);
      await traceCall(tx, row, { move: 'export', by: caller });
      return this.box.of(row);
    });
    if (!asked) throw requestState();
    const found = await this.areas.find(asked.person);
    if (found.areas.some(({ away }) => away)) throw areaAway();
    const categories = found.areas.flatMap(({ area, categories }) =>
      categories.filter(({ rows }) => rows > 0).map(({ key }) => ({ area, key })),
    );
    return Readable.from(this.lines(id, asked.person, categories));
  }

  private async *lines(id: number, person: Person, categories: readonly Category[]): AsyncGenerator<string> {
    yield `{\n"request":${id},"made_at":"${taipeiIso(new Date())}",\n"data":[`;
    let first = true;
    for (const { area, key } of categories)
      for await (const row of this.rowsOf(area, key, person)) {
        yield `${first ? '' : ','}\n${JSON.stringify({ area, category: key, ...row })}`;
        first = false;
      }
    yield '\n]\n}\n';
  }

  private async *rowsOf(area: string, category: string, person: Person): AsyncGenerator<Record<string, unknown>> {
    for (let after: number | null = 0; after !== null;) {
      const page: ExportedPage = await this.areas.post(area, 'export', { person, category, after }, PAGE_MS);
      yield* page.rows;
      after = page.next;
    }
  }
}
