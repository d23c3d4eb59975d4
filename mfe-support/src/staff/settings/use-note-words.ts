import type { SettingName } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useNoticeKinds, useServerStatuses } from './use-setting-words.ts';

/** What stands beside a row, in words; a code that is needed to find it again comes last and says that it is one. */
export function useNoteWords(): (kind: SettingName, note: string) => string {
  const { t } = useLingui();
  const statuses: Record<string, string> = useServerStatuses();
  const notices: Record<string, string> = useNoticeKinds();
  return (kind, note) => {
    if (kind === 'tips') return t`${note} 則`;
    if (kind === 'roles') return t`${note} 位數字`;
    if (kind === 'clicks') return t`點了 ${note} 次`;
    if (kind === 'notices') return notices[note] ?? note;
    if (kind === 'question_types') return t`代碼 ${note}`;
    if (kind !== 'servers') return note;
    const [id, code = ''] = note.split(' · ');
    const status = statuses[code] ?? code;
    return t`${status} · 代碼 ${id}`;
  };
}
