import { useEffect } from 'react';
import { useFormTexts } from './form-texts.ts';

/** Puts 錯誤： before the title of the document while there is something to change: a reader says it first. */
export function useErrorTitle(wrong: boolean): void {
  const { errorTitle: prefix } = useFormTexts();
  useEffect(() => {
    if (!wrong) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [wrong, prefix]);
}
