import type { FileStore } from '@hub/nest-kit/files';
import {
  evidenceOf,
  exportFiles,
  passingPartnerCalls,
  kitPersonData,
  noneOfKit,
  passing,
  type PersonDataDeclaration,
} from '@hub/nest-kit/person-data';
import type { MemberSecrets } from '../members/member-secrets.ts';
import { memberAccounts } from '../members/accounts/accounts-of-person.ts';
import { memberCodes, members } from '../members/members-of-person.ts';

/** What identity has of a person. Accounts of the staff are no players: they end with the work (retention). */
export function personData(secrets: MemberSecrets, store: Pick<FileStore, 'remove'>): PersonDataDeclaration {
  const kit = kitPersonData();
  return {
    categories: [
      memberAccounts(secrets),
      members(secrets),
      memberCodes(secrets),
      passing('revocations', 'revocation', ['subject'], 2),
      evidenceOf('audit-copies', 'audit_log', ['audit_log', 'audit_gram']),
      exportFiles(store),
      passingPartnerCalls,
      ...kit.categories,
    ],
    none: [
      ...kit.none,
      noneOfKit.schedules,
      noneOfKit.calendar,
      { tables: ['partner_key', 'game_link'], why: 'keys and addresses of games' },
      { tables: ['staff_role'], why: 'names of roles' },
      { tables: ['captcha_used'], why: 'answers that serve once, by hash' },
      {
        tables: ['staff', 'staff_grant', 'staff_set_up', 'staff_session', 'staff_recovery', 'login_guard'],
        why: 'accounts of the staff',
      },
      { tables: ['inactivity_run'], why: 'days, counts, and who of staff agreed' },
      { tables: ['audit_source', 'audit_sign_off'], why: 'how far chains were copied and signed off' },
    ],
  };
}
