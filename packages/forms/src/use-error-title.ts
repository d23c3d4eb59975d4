import { markTitle } from '@hub/web';
import { useEffect } from 'react';
import { useFormTexts } from './form-texts.ts';

/** Puts 錯誤： before the title of the document while there is something to change: a reader says it first. */
export function useErrorTitle(wrong: boolean): void {
  const { errorTitle: prefix } = useFormTexts();
  useEffect(() => (wrong ? markTitle(prefix) : undefined), [wrong, prefix]);
}
