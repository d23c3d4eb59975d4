import type { EventArt, EventPace, EventPhase, MailStatus, TestOutcome, WrongCode } from '@hub/contracts/events';
import type { BadgeKind, NoticeProps } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export function usePhaseWords(): Record<EventPhase, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    draft: [t`草稿`, 'neutral'],
    planned: [t`尚未開始`, 'processing'],
    open: [t`進行中`, 'ok'],
    ended: [t`已結束`, 'neutral'],
    stopped: [t`已停止`, 'danger'],
  };
}

/** When rewards leave. */
export function usePaceWords(): Record<EventPace, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    at_once: { name: t`兌換後馬上寄`, hint: t`幾秒內寄到遊戲內信箱` },
    weekly: { name: t`每週統一寄一次`, hint: t`一週的獎勵先停在批次放行，兩位同事放行後寄出，最晚隔週一 23:59` },
  };
}

export function useArtWords(): Record<EventArt, string> {
  const { t } = useLingui();
  return {
    lantern: t`燈籠`,
    summer: t`夏日`,
    treasure: t`寶藏`,
    anniversary: t`週年`,
    delivery: t`外送`,
    winter: t`冬季`,
  };
}

/** What became of the mail of a redemption. */
export function useMailWords(): Record<MailStatus, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return { queued: [t`處理中`, 'processing'], sent: [t`已寄出`, 'ok'], failed: [t`處理異常`, 'danger'] };
}

/** Why a code was not taken, for staff. */
export function useWrongWords(): Record<WrongCode, string> {
  const { t } = useLingui();
  return {
    unknown: t`沒有這組序號`,
    used: t`已經用掉了`,
    disabled: t`批次已停用`,
    foreign: t`是別的活動的序號`,
    full: t`總次數已用完`,
  };
}

/** How a test ended. */
export function useOutcomeWords(): Record<TestOutcome, [title: string, kind: NoticeProps['kind']]> {
  const { t } = useLingui();
  const wrong = useWrongWords();
  return {
    good: [t`可以兌換`, 'ok'],
    short: [t`不到 8 碼，玩家送不出去`, 'warn'],
    signs: [t`有不能用的字，或太長`, 'warn'],
    unknown: [wrong.unknown, 'bad'],
    used: [wrong.used, 'bad'],
    disabled: [wrong.disabled, 'bad'],
    foreign: [wrong.foreign, 'bad'],
    full: [wrong.full, 'bad'],
    not_open: [t`活動現在沒有開放`, 'warn'],
    category_closed: [t`這種獎勵現在不開放`, 'warn'],
    category_done: [t`這個角色已經拿滿這種獎勵`, 'warn'],
    locked: [t`這個角色已經鎖定`, 'bad'],
  };
}
