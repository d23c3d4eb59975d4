import { taipeiIso } from '@hub/contracts/shared';
import { anyOf, isIn, ofAsciiAccounts, tableRows, type PersonCategory, type Where } from '@hub/nest-kit/person-data';
import { memberIdOf, memberName } from '../member-id.ts';
import type { MemberSecrets } from '../member-secrets.ts';
import type { MemberAccount } from './member-account.entity.ts';

const ofMembersAt = (macs: readonly Buffer[]): Where =>
  macs.length === 0 ? null : { sql: 'member_id IN (SELECT id FROM member WHERE email_mac IN (?))', values: [macs] };

/** Found from either side: a member’s accounts, and who an account is linked to. */
export const memberAccounts = (secrets: MemberSecrets): PersonCategory =>
  tableRows<MemberAccount>({
    key: 'member-accounts',
    table: 'member_account',
    by: (person) =>
      anyOf(
        ofMembersAt(person.emails.map((email) => secrets.emailMac(email))),
        isIn('member_id', person.member_id ? [memberIdOf(person.member_id)] : []),
        ofAsciiAccounts(person),
      ),
    since: 'linked_at',
    show: ({ member_id, game_id, partner_uid, server_id, role_id, role_name, linked_at }) => ({
      member_id: memberName(member_id),
      ...{ game_id, partner_uid, server_id, role_id, role_name },
      linked_at: taipeiIso(linked_at),
    }),
    names: ({ member_id, game_id, partner_uid, role_id }) => ({
      member_id: String(member_id),
      accounts: [{ game_id: String(game_id), uid: String(partner_uid) }],
      roles: [{ game_id: String(game_id), role_id: String(role_id) }],
    }),
    erase: 'delete',
  });
