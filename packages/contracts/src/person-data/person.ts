import { array, object, string, type InferType } from 'yup';
import { MACHINE_ID } from '../shared/game-of-query.ts';

const MOST = 20;
const listed = (longest: number) => array().of(string().trim().max(longest).required()).max(MOST).default([]);
const game = () => string().matches(MACHINE_ID).required();
const accountPart = object({ game_id: game(), uid: string().trim().max(64).required() });
const rolePart = object({ game_id: game(), role_id: string().matches(MACHINE_ID).required() });

/** Whom the areas are asked about: all that one person is known by. `member_id`: '' of nobody who logs in here. Of each at most 20. */
export const personSchema = object({
  emails: listed(190),
  phones: listed(32),
  member_id: string().max(64).defined().default(''),
  accounts: array().of(accountPart).max(MOST).default([]),
  roles: array().of(rolePart).max(MOST).default([]),
});
export type Person = InferType<typeof personSchema>;
export type PersonAccount = Person['accounts'][number];
export type PersonRole = Person['roles'][number];

export const nobody: Person = { emails: [], phones: [], member_id: '', accounts: [], roles: [] };

const keyOf = (one: unknown): string => JSON.stringify(one);
const together = <T>(some: readonly T[], more: readonly T[] = []): T[] => [
  ...new Map([...some, ...more].map((one) => [keyOf(one), one])).values(),
];

/** Each name once. */
export const joinPersons = (person: Person, other: Partial<Person>): Person => ({
  emails: together(person.emails, other.emails),
  phones: together(person.phones, other.phones),
  member_id: person.member_id || other.member_id || '',
  accounts: together(person.accounts, other.accounts),
  roles: together(person.roles, other.roles),
});

const spelled = (contact: string): string => contact.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();

/** By an e-mail address or a phone number, however it is spelled. */
export const isKnownBy = (person: Person | undefined, contact: string): boolean =>
  [...(person?.emails ?? []), ...(person?.phones ?? [])].some((one) => spelled(one) === spelled(contact));

/** What of `found` is not in `person` yet. */
export const newNames = (found: Person, person: Person): Person => {
  const fresh = <T>(some: readonly T[], known: readonly T[]): T[] => {
    const keys = new Set(known.map(keyOf));
    return some.filter((one) => !keys.has(keyOf(one)));
  };
  return {
    emails: fresh(found.emails, person.emails),
    phones: fresh(found.phones, person.phones),
    member_id: person.member_id ? '' : found.member_id,
    accounts: fresh(found.accounts, person.accounts),
    roles: fresh(found.roles, person.roles),
  };
};

/** How many names a person has; nobody can be looked for without one. */
export const namesOf = ({ emails, phones, member_id, accounts, roles }: Person): number =>
  emails.length + phones.length + Number(member_id !== '') + accounts.length + roles.length;
