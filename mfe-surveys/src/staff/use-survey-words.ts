import type { AnsweredPer, SurveyKind, SurveyPhase, SurveyRewardKind, SurveyState } from '@hub/contracts/surveys';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** State and window of a survey, in a word. */
export function usePhaseWords(): Record<SurveyPhase, readonly [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    draft: [t`草稿`, 'neutral'],
    upcoming: [t`尚未開始`, 'processing'],
    open: [t`進行中`, 'ok'],
    ended: [t`已結束`, 'neutral'],
  };
}

export function useStateWords(): Record<SurveyState, string> {
  const { t } = useLingui();
  return { draft: t`草稿`, published: t`已發布`, ended: t`已結束` };
}

/** What sort of survey, and who reaches it how. */
export function useSurveyKindWords(): Record<SurveyKind, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    exclusive: { name: t`專屬會員問卷`, hint: t`有資格的會員登入後填寫，每個資格有自己的驗證碼` },
    racing: { name: t`競速玩家問卷`, hint: t`確認角色後填寫，獎勵每天 18:00 寄到遊戲內` },
    form: { name: t`一般問卷`, hint: t`用自己的網址，任何人都能填` },
    embed: { name: t`外部表單`, hint: t`在這個網站裡打開別處的表單` },
  };
}

export function usePerWords(): Record<AnsweredPer, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    role: { name: t`每個角色一次`, hint: t`問卷裡要有「角色」這一題` },
    qualification: { name: t`每個資格一次`, hint: t`只用在專屬會員問卷` },
    none: { name: t`不限次數`, hint: t`同一個人可以填好幾次` },
  };
}

export function useRewardKindWords(): Record<SurveyRewardKind, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    none: { name: t`沒有獎勵`, hint: t`填完只顯示感謝` },
    mail: { name: t`遊戲內物品`, hint: t`每天 18:00 寄到角色的遊戲內信箱，每個角色一次` },
    card_code: { name: t`點數卡`, hint: t`用電子郵件寄出匯入的卡號，只用在專屬會員問卷` },
  };
}
