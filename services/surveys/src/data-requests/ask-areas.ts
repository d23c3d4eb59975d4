import { Injectable } from '@nestjs/common';
import {
  joinPersons,
  nobody,
  newNames,
  personDataPath,
  type FoundPerson,
  type RetainedPart,
  type Person,
} from '@hub/contracts/person-data';
import { personalDataAreas, type FoundArea, type FoundPersonView } from '@hub/contracts/surveys';
import { ServiceClient, ServiceRefused, ServiceUnavailable } from '@hub/nest-kit/http';

const FIND_MS = 8000;

export const keptView = (category: string, { table, columns, ground, days }: RetainedPart) => ({
  ...{ category, table, columns: [...columns], ground, days },
});

/** A service that is away, or of a build that does not know the call yet. */
export const isAway = (error: unknown): boolean =>
  error instanceof ServiceUnavailable || (error instanceof ServiceRefused && error.status === 404);

/** Each area is asked for what it keeps: there are no shared tables. */
@Injectable()
export class AskAreas {
  constructor(private readonly services: ServiceClient) {}

  /** Also a service that this one was not built with. */
  get names(): string[] {
    return [...new Set([...personalDataAreas, ...this.services.names])];
  }

  post<T>(area: string, call: Parameters<typeof personDataPath>[0], body: object, timeoutMs = FIND_MS): Promise<T> {
    return this.services.call<T>(area, personDataPath(call), { body, repeatable: true, timeoutMs });
  }

  /** Null while it is away. */
  async findIn(area: string, person: Person): Promise<FoundPerson | null> {
    try {
      return await this.post<FoundPerson>(area, 'find', { person });
    } catch (error) {
      if (isAway(error)) return null;
      throw error;
    }
  }

  async find(person: Person): Promise<FoundPersonView['data']> {
    const { names: asked } = this;
    const answers = await Promise.all(asked.map((area) => this.findIn(area, person)));
    const found = answers.filter((one) => one !== null);
    const names = found.reduce((all, one) => joinPersons(all, one.names), nobody);
    const areas = asked.map((area, at) => foundArea(area, answers[at] ?? null));
    return { areas, names: newNames(names, person) };
  }
}

const foundArea = (area: string, found: FoundPerson | null): FoundArea => ({
  area,
  away: found === null,
  held: found?.held ?? 0,
  categories: (found?.categories ?? []).map(({ kept, ...category }) => ({
    ...category,
    kept: kept.map((one) => keptView(category.key, one)),
  })),
});
