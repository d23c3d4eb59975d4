import type { AuditRow } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';
import { useAskedFacts } from './use-asked-facts.ts';
import { useAuditActions } from './use-audit-actions.ts';
import { useAuditFields } from './use-audit-fields.ts';
import { useAuditValues } from './use-audit-values.ts';
import { useServiceName } from './use-service-name.ts';

export type AuditWords = {
  /** What somebody did; an action of a newer service is shown by its own name. */
  action: (code: string) => string;
  service: (name: string) => string;
  actorKind: (kind: string) => string;
  /** A field of a detail; what has no word is shown by its path. */
  field: (path: string) => string;
  /** Its value, where it is a code. */
  value: (path: string, value: string) => string;
  fault: (why: string) => string;
};

/** Without a row, for what is of none. */
export function useAuditWords(row?: Pick<AuditRow, 'service' | 'object'>): AuditWords {
  const { t } = useLingui();
  const of = row?.service;
  const asked = useAskedFacts(row);
  const action = useAuditActions(of);
  const anyAction = useAuditActions();
  const service = useServiceName();
  return {
    action,
    field: useAuditFields(asked.fact, of),
    value: useAuditValues({ action: anyAction, service, asked: asked.value }, of),
    service,
    actorKind: among({ staff: t`人員`, player: t`玩家`, system: t`系統` }),
    fault: among({
      'row-changed': t`內容被改過`,
      'row-gone': t`紀錄不見了`,
      'place-gone': t`鏈上缺了一節`,
      anchor: t`和先前留下的錨點不同`,
      'not-chained': t`有一筆不在鏈上`,
      'gone-before': t`有一筆上鏈前就不見了`,
      fork: t`和這裡的副本不同`,
    }),
  };
}
