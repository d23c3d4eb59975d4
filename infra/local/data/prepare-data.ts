import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../boot/say.mjs';
import { writePrivately } from './keys.ts';
import { grantTables, makeSchemas } from './schemas.ts';
import { dataEnvOf, type Env, type SiteFacts } from './service-env.ts';
import { serviceFile, servicesWith } from './service-list.ts';

/** `totp_secret` is what an authenticator app takes; '' where none is set up yet. */
export type StaffAccount = { login: string; password: string; totp_secret: string; roles: string[] };

/** Told after each part, with the words for the person who waits. */
export type Tell = (name: string, words: string, ms: number) => void;

type Migrate = { migrate(env: Env): Promise<string[]> };
type Seed = { seed(env: Env, options: { now: Date }): Promise<unknown> };

async function blamed<T>(service: string, what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Error(`${service}: ${what} failed: ${(error as Error).message}`, { cause: error });
  }
}

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T;

/** Whether the data of a service is wanted. */
type Wants = (service: string) => boolean;
const ALL: Wants = () => true;

export async function migrateAll(facts: SiteFacts, wants: Wants = ALL): Promise<string[]> {
  // All of it is loaded before anybody connects: while it is, on a crowded machine, a connection would wait beyond its limit.
  const loaded = await Promise.all(
    servicesWith('migrate')
      .filter(wants)
      .map(async (service) => ({ service, ...(await load<Migrate>(serviceFile(service, 'migrate'))) })),
  );
  const done = await Promise.all(
    loaded.map(({ service, migrate }) => blamed(service, 'migrating', migrate(dataEnvOf(facts, service)))),
  );
  return done.flat();
}

const isStaff = (value: unknown): value is { staff: StaffAccount[] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as { staff?: unknown }).staff);

async function seedAll(facts: SiteFacts, now: Date, wants: Wants): Promise<StaffAccount[]> {
  const accounts: StaffAccount[] = [];
  for (const service of servicesWith('seed').filter(wants)) {
    const { seed } = await load<Seed>(serviceFile(service, 'seed'));
    const made = await blamed(service, 'seeding', seed(dataEnvOf(facts, service), { now }));
    if (isStaff(made)) accounts.push(...made.staff);
  }
  return accounts;
}

function keptStaff(file: string): StaffAccount[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StaffAccount[]) : [];
}

/** Adds new accounts to the file of passwords; an account made anew replaces its old row. */
export function keepStaff(file: string, made: StaffAccount[]): StaffAccount[] {
  const logins = new Set(made.map((account) => account.login));
  const all = [...keptStaff(file).filter((account) => !logins.has(account.login)), ...made];
  if (made.length) writePrivately(file, all);
  return all;
}

export type Preparing = { staffFile: string; now: Date; tell: Tell; wants?: Wants };

/**
 * Schemas and accounts of every service; migrations, rights and demo data of those that are wanted. Safe to repeat. Returns
 * all staff accounts known here.
 */
export async function prepareData(
  facts: SiteFacts,
  { staffFile, now, tell, wants = ALL }: Preparing,
): Promise<StaffAccount[]> {
  let began = performance.now();
  const lap = () => {
    const ms = performance.now() - began;
    began = performance.now();
    return ms;
  };
  await makeSchemas(facts.access, facts.keys);
  const migrations = await migrateAll(facts, wants);
  await grantTables(facts.access);
  tell('tables', migrations.length ? `${migrations.length} migrations run` : 'up to date', lap());
  const made = await seedAll(facts, now, wants);
  const staff = keepStaff(staffFile, made);
  tell('demo data', made.length ? `seeded, ${made.length} new staff accounts` : 'seeded', lap());
  return staff;
}
