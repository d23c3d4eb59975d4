import { OF_SITE, taipeiIso } from '@hub/contracts/shared';
import type { Person } from '@hub/contracts/person-data';
import { anyOf, isIn, tableRows, type PersonCategory } from '@hub/nest-kit/person-data';
import { endTokens } from '../revocation/revoke-tokens.ts';
import { deleteMembers } from './delete-members.ts';
import type { Member } from './member.entity.ts';
import { memberIdOf, memberName } from './member-id.ts';
import type { MemberSecrets } from './member-secrets.ts';

type CodeRow = { created_at: Date; spent_at: Date | null };

const macsOf = (secrets: MemberSecrets, { emails }: Person) => emails.map((email) => secrets.emailMac(email));

/** An erasure logs the member out as well: sessions and tokens go before the account. */
export const members = (secrets: MemberSecrets): PersonCategory =>
  tableRows<Member>({
    key: 'members',
    table: 'member',
    tables: ['member', 'member_session', 'member_notice'],
    by: (person) =>
      anyOf(
        isIn('email_mac', macsOf(secrets, person)),
        isIn('id', person.member_id ? [memberIdOf(person.member_id)] : []),
      ),
    since: 'created_at',
    show: (row) => ({
      member_id: memberName(row.id),
      email: secrets.emailOf(row),
      ...secrets.profileOf(row),
      created_at: taipeiIso(row.created_at),
      last_login_at: taipeiIso(row.last_login_at),
      closed_at: row.closed_at && taipeiIso(row.closed_at),
    }),
    names: ({ member_id, email, phone }) => ({
      member_id: String(member_id),
      emails: [String(email)],
      phones: phone ? [String(phone)] : [],
    }),
    erase: async (tx, rows) => {
      const ids = rows.map(({ id }) => id);
      for (const id of ids) await endTokens(tx, { chain: '', game: OF_SITE, uid: memberName(id) });
      await deleteMembers(tx, ids);
    },
  });

export const memberCodes = (secrets: MemberSecrets): PersonCategory =>
  tableRows<CodeRow>({
    key: 'member-codes',
    table: 'member_code',
    by: (person) => isIn('email_mac', macsOf(secrets, person)),
    since: 'created_at',
    show: ({ created_at, spent_at }) => ({ created_at, spent_at }),
    erase: 'delete',
  });
