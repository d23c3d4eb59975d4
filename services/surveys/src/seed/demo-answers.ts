import type { SurveyAnswers } from '@hub/contracts/surveys';
import type { Language } from '@hub/contracts/shared';

/** `days`: how long before the first run it came. */
export type DemoAnswer = { answers: SurveyAnswers; days: number; language: Language };

const kinds = [['login'], ['race'], ['login', 'art'], ['login', 'race'], ['art'], ['login', 'race', 'art'], ['login']];
const aDay = [9, 14, 12, 8, 7, 6, 5, 7, 4, 3, 4, 2, 3, 2];
const languages: readonly Language[] = ['zh-TW', 'zh-TW', 'zh-HK', 'zh-TW', 'en'];
const written = [
  '登入送的禮物可以再多一點時裝嗎？',
  '競賽時間太晚，隔天要上班。',
  '希望有可以跟朋友一起解的活動。',
  '去年的創作徵件很好玩，今年也想參加！',
  'Please start the contests earlier for players in Singapore.',
  '獎勵好快就寄到，多謝。',
];

/** What players said in a fortnight to the survey of events: many on the first days, fewer towards its end. */
export const demoAnswers: readonly DemoAnswer[] = aDay
  .flatMap((many, at) => Array.from({ length: many }, () => aDay.length - at))
  .map((days, at) => ({
    answers: {
      kind: kinds[at % kinds.length] ?? [],
      more: at % 7 === 3 ? (written[((at / 7) % written.length) | 0] ?? '') : '',
    },
    days,
    language: languages[at % languages.length] ?? 'zh-TW',
  }));
