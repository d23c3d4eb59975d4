import { useLingui } from '@lingui/react/macro';
import { useToldWords } from './use-told-words.ts';

/** One of a newer release is shown by its own name. */
export function useServiceName(): (name: string) => string {
  const { t } = useLingui();
  const told = useToldWords();
  return (name) => (name === 'identity' ? t`帳號與登入` : (told(name, ({ services }) => services)[name] ?? name));
}
