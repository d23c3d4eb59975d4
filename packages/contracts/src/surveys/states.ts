/** `exclusive`: for who has a qualification and logs in. `racing`, `form`: at an address of its own. `embed`: an outside form there. */
export const surveyKinds = ['exclusive', 'racing', 'form', 'embed'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** Editions of the exclusive survey: the part of its address before the game. The first is meant where none is named. */
export const surveyEditions = ['2021', 'event18'] as const;
export type SurveyEdition = (typeof surveyEditions)[number];

/** Games of the exclusive survey by their name in its address. */
export const exclusiveGames = { idv: 'h55naxx2tw', lifeafter: 'g66naxx2tw' } as const;
export type ExclusiveGame = keyof typeof exclusiveGames;

export const surveyStates = ['draft', 'published', 'ended'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** State and window together, now. */
export const surveyPhases = ['draft', 'upcoming', 'open', 'ended'] as const;
export type SurveyPhase = (typeof surveyPhases)[number];

/** `mail`: goods into the game's mailbox, each day at `REWARD_HOUR` of Taipei. `card_code`: an imported code by e-mail. */
export const surveyRewardKinds = ['none', 'mail', 'card_code'] as const;
export type SurveyRewardKind = (typeof surveyRewardKinds)[number];
export const REWARD_HOUR = 18;

export const answeredPer = ['role', 'qualification', 'none'] as const;
export type AnsweredPer = (typeof answeredPer)[number];

/** Of an exclusive survey's login: may be filled in, or is. */
export const FILLABLE = 1;
export const FILLED = 2;

/** `waiting`: for its hour, or for a card code. `failed`: the game or the mail server refused; staff decides. */
export const rewardStates = ['waiting', 'asked', 'given', 'failed', 'cancelled'] as const;
export type RewardState = (typeof rewardStates)[number];
/** The error of a reward that was cancelled because the person's data had to go. */
export const REWARD_ERASED = 'erased';

/** `bounced`: its mail came back or was given up; the code is whose it was. */
export const cardCodeStates = ['free', 'reserved', 'sent', 'bounced'] as const;
export type CardCodeState = (typeof cardCodeStates)[number];
