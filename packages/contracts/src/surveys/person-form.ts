import { object, string, type InferType } from 'yup';
import { namesOf, nobody, type Person } from '../person-data/index.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { codePoints } from '../shared/fold.ts';

const LONGEST = 2000;
const MOST = 20;
const LEAST_REASON = 4;

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** A game and what follows: `H73 uid-1`. */
const pairOf = (line: string): [game: string, id: string] => {
  const [game = '', id = '', more] = line.split(/\s+/);
  return more === undefined ? [game, id] : ['', ''];
};
const isPair = (line: string): boolean => {
  const [game, id] = pairOf(line);
  return MACHINE_ID.test(game) && id.length > 0 && id.length <= 64;
};
const lines = () =>
  string()
    .max(LONGEST, 'TOO_LONG')
    .default('')
    .test('most', 'TOO_LONG', (text) => linesOf(text).length <= MOST);
const pairs = () => lines().test('pairs', 'PERSON_PAIR', (text) => linesOf(text).every(isPair));

/** What the desk types of a person: one name a line; accounts and characters with their game before them. */
const typed = {
  emails: lines(),
  phones: lines(),
  member_id: string().trim().max(64, 'TOO_LONG').default(''),
  accounts: pairs(),
  roles: pairs(),
};
export type PersonText = Record<keyof typeof typed, string>;

export const personOfText = ({ emails, phones, member_id, accounts, roles }: PersonText): Person => ({
  emails: linesOf(emails),
  phones: linesOf(phones),
  member_id: member_id.trim(),
  accounts: linesOf(accounts).map((line) => {
    const [game_id, uid] = pairOf(line);
    return { game_id, uid };
  }),
  roles: linesOf(roles).map((line) => {
    const [game_id, role_id] = pairOf(line);
    return { game_id, role_id };
  }),
});

export const textOfPerson = ({ emails, phones, member_id, accounts, roles }: Person = nobody): PersonText => ({
  emails: emails.join('\n'),
  phones: phones.join('\n'),
  member_id,
  accounts: accounts.map(({ game_id, uid }) => `${game_id} ${uid}`).join('\n'),
  roles: roles.map(({ game_id, role_id }) => `${game_id} ${role_id}`).join('\n'),
});

const isNamed = (value: Partial<PersonText>): boolean =>
  namesOf(personOfText({ ...textOfPerson(), ...value } as PersonText)) > 0;
const named = {
  ...typed,
  emails: lines().test('named', 'PERSON_UNNAMED', (_, { parent }) => isNamed(parent as Partial<PersonText>)),
};

export const personForm = object(named);
export const findPersonForm = object({
  ...named,
  reason: string()
    .trim()
    .max(300, 'TOO_LONG')
    .required('REASON_SHORT')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= LEAST_REASON),
});
export type FindPersonForm = InferType<typeof findPersonForm>;
