import type {
  CorrectedPerson,
  CorrectPersonBody,
  ErasedPerson,
  ErasePersonBody,
  ExportedPage,
  ExportPersonBody,
  FoundPerson,
  HeldPersons,
  Person,
} from '@hub/contracts/person-data';
import { joinPersons, newNames, nobody } from '@hub/contracts/person-data';
import { taipeiIso } from '@hub/contracts/shared';
import type { Db, Tx } from '../db/db.ts';
import { AppError } from '../http/app-error.ts';
import type { PersonCategory } from './person-category.ts';

const PAGE = 100;
/** An erasure answers after so long with what it has, and is asked again. */
const BUDGET_MS = 1500;

/** `askHolds` brings what is held; while it fails, nothing goes. `held`: accounts and cases of the person that somebody holds. */
export type PersonDataParts = {
  db: Db;
  categories: readonly PersonCategory[];
  askHolds?: (() => Promise<void>) | undefined;
  held?: ((db: Db, person: Person) => Promise<number>) | undefined;
};

const timeOf = (at: Date | null) => at && taipeiIso(at);

/** What one area knows of a person. */
export class PersonData {
  constructor(private readonly parts: PersonDataParts) {}

  async find(person: Person): Promise<FoundPerson> {
    const { db, categories } = this.parts;
    let names = nobody;
    const found: FoundPerson['categories'] = [];
    for (const { key, kept = [], ...category } of categories) {
      const { rows, oldest, newest } = await category.find(db, person);
      if (rows > 0 && category.names)
        for (const row of await category.read(db, person, 0, PAGE)) names = joinPersons(names, category.names(row));
      const times = { oldest: timeOf(oldest), newest: timeOf(newest) };
      found.push({ key, rows, ...times, erasable: category.erase !== undefined, kept });
    }
    return { categories: found, held: await this.held(person), names: newNames(names, person) };
  }

  async heldOf(persons: readonly Person[]): Promise<HeldPersons> {
    await this.parts.askHolds?.();
    const held: number[] = [];
    for (const person of persons) held.push(await this.held(person));
    return { held };
  }

  async export({ person, category, after }: ExportPersonBody): Promise<ExportedPage> {
    const asked = this.parts.categories.find(({ key }) => key === category);
    if (!asked) throw new AppError(404, { noexist: { code: 'NOT_FOUND' } });
    const rows = await asked.read(this.parts.db, person, after, PAGE);
    return { rows, next: rows.length < PAGE ? null : after + PAGE };
  }

  /** Sent again it changes nothing more. */
  async correct(correction: CorrectPersonBody): Promise<CorrectedPerson> {
    const { db, categories } = this.parts;
    const corrected: CorrectedPerson['corrected'] = [];
    for (const { key, correct } of categories)
      if (correct) corrected.push({ key, rows: await correct(db, correction) });
    return { corrected };
  }

  /** In slices, each a transaction of its own; ended anywhere it goes on where it was. */
  async erase({ request, person }: ErasePersonBody): Promise<ErasedPerson> {
    const { db, categories, askHolds } = this.parts;
    await askHolds?.();
    const held = await this.held(person);
    if (held > 0) return this.answer(request, { held, waits: 0, done: false });
    const until = Date.now() + BUDGET_MS;
    let waits = 0;
    for (const category of categories) {
      const record = (tx: Tx, rows: number) => recordErased(tx, request, category.key, rows);
      for (let gone = category.erase ? 1 : 0; gone > 0;) {
        if (Date.now() > until) return this.answer(request, { held, waits, done: false });
        gone = await category.erase!({ db, person, record });
      }
      waits += (await category.waits?.(db, person)) ?? 0;
    }
    return this.answer(request, { held, waits, done: waits === 0 });
  }

  private async held(person: Person): Promise<number> {
    return (await this.parts.held?.(this.parts.db, person)) ?? 0;
  }

  private async answer(request: number, state: Pick<ErasedPerson, 'held' | 'waits' | 'done'>): Promise<ErasedPerson> {
    const rows: { category: string; many: number }[] = await this.parts.db.source.query(
      'SELECT category, many FROM erased WHERE request_id = ? ORDER BY category',
      [request],
    );
    const kept = this.parts.categories.flatMap(({ key, kept = [] }) => kept.map((part) => ({ key, ...part })));
    return { ...state, destroyed: rows.map(({ category, many }) => ({ key: category, rows: Number(many) })), kept };
  }
}

async function recordErased(tx: Tx, request: number, category: string, rows: number): Promise<void> {
  await tx.manager.query(
    `INSERT INTO erased (request_id, category, many) VALUES (?, ?, ?)
      ON DUPLICATE KEY UPDATE many = many + VALUES(many), at = NOW(3)`,
    [request, category, rows],
  );
}
