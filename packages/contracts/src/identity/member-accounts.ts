import type { InferType } from 'yup';
import type { Person } from '../person-data/person.ts';
import { listOf, part, text, textOrNull, view, whole } from '../shared/view.ts';

/** As many as a person is known by in the areas (`personSchema`). */
export const MEMBER_ACCOUNTS_MAX = 20;

const character = { game_id: text(), server_id: text(), role_id: text(), char_name: text() };

/** The account of the token. `linked_at`: since when it is linked to a member, ISO, +08:00; null: to nobody. */
export const accountLinkView = view('AccountLink', { data: part({ ...character, linked_at: textOrNull() }) });
export type AccountLinkView = InferType<typeof accountLinkView>;

/** With the character that it was linked with. */
export const memberAccount = part({ id: whole(), ...character, linked_at: text() });
export type MemberAccountRow = InferType<typeof memberAccount>;

/** The last linked first. */
export const memberAccountsView = view('MemberAccounts', { data: listOf(memberAccount) });
export type MemberAccountsView = InferType<typeof memberAccountsView>;

/** Between services: what a member has proven to play with. */
export type LinkedAccountsView = Pick<Person, 'accounts'>;
export const linkedAccountsPath = (member: string): string =>
  `/internal/member_accounts?${new URLSearchParams({ member })}`;
