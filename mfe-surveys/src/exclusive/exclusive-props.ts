import type { ExclusiveGame, SurveyEdition } from '@hub/contracts/surveys';

export type ExclusiveProps = { edition: SurveyEdition; game: ExclusiveGame };
