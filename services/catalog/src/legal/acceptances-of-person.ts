import { isIn, tableRows } from '@hub/nest-kit/person-data';
import type { LegalAcceptance } from './legal-acceptance.entity.ts';

const MEMBER = /^m_\d{1,10}$/;

export const acceptances = tableRows<LegalAcceptance>({
  key: 'legal-acceptances',
  table: 'legal_acceptance',
  by: ({ member_id }) => isIn('member_id', MEMBER.test(member_id) ? [member_id] : []),
  since: 'accepted_at',
  show: ({ site, version, accepted_at }) => ({ site, version, accepted_at }),
  erase: 'delete',
});
