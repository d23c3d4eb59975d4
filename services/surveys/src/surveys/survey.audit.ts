import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Survey } from './survey.entity.ts';

export const surveyAudit = (
  { who, rid, ip }: Pick<StaffCaller, 'who' | 'rid' | 'ip'>,
  action: string,
  survey: Pick<Survey, 'id' | 'game_id'>,
  detail: object = {},
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id: survey.game_id,
  object: `survey:${survey.id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
