import { wordsIn, type Words } from '@hub/contracts/surveys';
import { ContentText, useLanguage } from '@hub/web';

/** Texts of a survey in the language of the page. */
export function useWordsIn(): (words: Words | undefined) => string {
  const language = useLanguage();
  return (words) => wordsIn(words, language);
}

export function Said({ words }: { words: Words | undefined }) {
  const text = useWordsIn()(words);
  return text === '' ? null : <ContentText>{text}</ContentText>;
}
