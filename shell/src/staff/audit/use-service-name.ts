import { useAreaWords } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';

/** One of a newer release is shown by its own name. */
export function useServiceName(): (name: string) => string {
  const { t } = useLingui();
  const told = useAreaWords();
  return among({ ...told(({ audit }) => audit?.services), identity: t`帳號與登入` });
}
