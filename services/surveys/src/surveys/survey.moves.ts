import { surveyStates, type SurveyState } from '@hub/contracts/surveys';
import { ABSENT, Moves, type MoveTable } from '@hub/nest-kit/moves';
import { surveyState } from './survey.errors.ts';

type Emits = { audit: `survey.${string}` };

/** Of a survey that ended nobody makes an open one again: it would have another's answers. */
const table = {
  create: { who: ['desk'], to: { [ABSENT]: 'draft' }, refuses: surveyState, emits: { audit: 'survey.create' } },
  save: {
    who: ['desk'],
    to: { draft: 'draft', published: 'published' },
    refuses: surveyState,
    emits: { audit: 'survey.save' },
  },
  publish: {
    who: ['desk'],
    to: { draft: 'published', published: 'published' },
    refuses: surveyState,
    emits: { audit: 'survey.publish' },
  },
  end: { who: ['desk'], to: { published: 'ended' }, refuses: surveyState, emits: { audit: 'survey.end' } },
} as const satisfies MoveTable<string, SurveyState, 'desk', Emits>;

export type SurveyMove = keyof typeof table;
export const surveyMoves = new Moves<SurveyMove, SurveyState, 'desk', Emits>('a survey', surveyStates, table);
