import { eventWords, rewardWords } from '@hub/contracts/events';
import { inLanguage, translationsOf, type Language, type TextField } from '@hub/contracts/shared';

type EventTexts = Record<TextField<(typeof eventWords)[number]>, string>;
type RewardTexts = Record<TextField<(typeof rewardWords)[number]>, string>;

/** What stands on a form as players of a language read it. */
export function contentIn<Content extends EventTexts & { categories: readonly RewardTexts[] }>(
  content: Content,
  language: Language,
): Content {
  return {
    ...inLanguage({ ...content, translations: translationsOf(content, eventWords) }, eventWords, language),
    categories: content.categories.map((one) =>
      inLanguage({ ...one, translations: translationsOf(one, rewardWords) }, rewardWords, language),
    ),
  };
}
