import { wordsIn, type SurveyContent, type SurveyForm, type SurveySettings, type Words } from '@hub/contracts/surveys';
import type { Language } from '@hub/web';

/** What a preview shows of a survey. */
export type Previewed = Pick<SurveyContent, 'title' | 'intro' | 'done' | 'form' | 'embed_url' | 'reward'>;

/** As a reader of this language has them, in whatever language the desk is. */
const only = (words: Words, language: Language): Words => {
  const said = wordsIn(words, language);
  return { tw: said, hk: said, en: said };
};

/** Every text below in one language. What has `tw`, `hk` and `en` is a text. */
function spokenIn<T>(value: T, language: Language): T {
  if (Array.isArray(value)) return value.map((one: unknown) => spokenIn(one, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('tw' in value && 'hk' in value && 'en' in value) return only(value as unknown as Words, language) as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spokenIn(one as unknown, language)])) as T;
}

/** The survey as its page would get it, in one language. */
export function settingsOf(content: Previewed, game: string, language: Language): SurveySettings {
  const { title, intro, done, form, embed_url, reward } = spokenIn(content, language);
  return {
    key: 'preview',
    kind: embed_url === '' ? 'form' : 'embed',
    game_id: game,
    title,
    intro,
    done,
    open: true,
    opens_at: null,
    closes_at: null,
    version: 0,
    questions: form.pages,
    embed_url,
    reward: { kind: reward.kind, amount: Number(reward.amount) || 0, name: reward.name },
  };
}

/** Changes when fields come, go or become of another kind: what was tried out before does not fit any more. */
export const shapeOf = ({ pages }: SurveyForm): string =>
  pages.map(({ fields }) => fields.map(({ key, kind }) => `${key}:${kind}`).join()).join('|');
