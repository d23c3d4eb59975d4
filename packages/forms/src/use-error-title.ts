import { markTitle } from '@hub/web';
import { useEffect } from 'react';
import { useFormTexts } from './form-texts.ts';

/** A reader says 錯誤： first. */
export function useErrorTitle(wrong: boolean): void {
  const { errorTitle: prefix } = useFormTexts();
  useEffect(() => (wrong ? markTitle(prefix) : undefined), [wrong, prefix]);
}
