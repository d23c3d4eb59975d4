import { useLingui } from '@lingui/react/macro';
import { useEverySettingQuery } from './choices.api.ts';
import type { Option } from './setting-spec.ts';

/** What an article can stand at: receipts, and every question type by its name. Of one code the name for all games counts. */
export function useCategories(): Option[] {
  const { t } = useLingui();
  const { data: types = [] } = useEverySettingQuery('question_types');
  const labels = new Map<string, string>();
  for (const { note: code, title, game_id } of types) if (game_id === '*' || !labels.has(code)) labels.set(code, title);
  return [{ value: 'receipt', label: t`收據教學` }, ...[...labels].map(([value, label]) => ({ value, label }))];
}
