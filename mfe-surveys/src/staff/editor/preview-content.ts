import type { SurveyContent, SurveyForm, SurveySettings } from '@hub/contracts/surveys';

/** What a preview shows of a survey. */
export type Previewed = Pick<SurveyContent, 'title' | 'intro' | 'done' | 'form' | 'embed_url' | 'reward'>;

/** The survey as its page would get it. */
export function settingsOf(content: Previewed, game: string): SurveySettings {
  const { title, intro, done, form, embed_url, reward } = content;
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
