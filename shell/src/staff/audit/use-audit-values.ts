import { useLingui } from '@lingui/react/macro';
import { EVERY_GAME, useRoleNames } from '../roles.ts';
import { among } from './among.ts';

type Say = (code: string) => string;

/** What the value of a field says where it is a code; the last word of the path, as in `grants.0.role`, names the field. */
export function useAuditValues(known: { action: Say; service: Say }): (path: string, value: string) => string {
  const { t } = useLingui();
  const yesNo = among({ true: t`是`, false: t`否` });
  const role = among(Object.fromEntries(useRoleNames()));
  const game = among({ [EVERY_GAME]: t`全部遊戲` });
  const reason = useReasonWords();
  const finding = useFindingWords();
  /** `agent@H73 lead@*`; the list may cut the last one short. */
  const grants = (value: string) =>
    value
      .split(' ')
      .map((grant) => grant.split('@'))
      .map(([held = '', where]) => (where === undefined ? role(held) : `${role(held)} ${game(where)}`))
      .join(t`、`);
  const words: Record<string, Say> = {
    ...known,
    status: among({ '0': t`新進`, '1': t`處理中`, '2': t`已回覆`, '4': t`已結案`, '7': t`自動回覆` }),
    next: among({ password: t`換密碼`, second_factor: t`兩步驟驗證`, enrol: t`設定兩步驟驗證` }),
    kind: useKindWords(),
    fault: among({ rights: t`角色或帳號變更了`, 'no room': t`放檔案的空間滿了`, slow: t`要找的範圍太大` }),
    by: among({ self: t`本人`, owner: t`系統管理` }),
    scope: among({ account: t`整個帳號`, chain: t`這次登入` }),
    reason,
    result: useRecallWords(),
    verdict: useVerdictWords(),
    outcome: useOutcomeWords(),
    purpose: among({ token: t`玩家登入`, link: t`遊戲連線` }),
    health: finding,
    grants,
    role,
    game,
  };
  return (path, value) => {
    const name = path.split('.').at(-1) ?? path;
    const say = name.startsWith('key ') ? finding : (words[name] ?? yesNo);
    return say(value);
  };
}

function useKindWords(): Say {
  const { t } = useLingui();
  return among({
    app: t`驗證器`,
    recovery: t`救援碼`,
    mute: t`禁言`,
    restrict: t`限制服務`,
    suspend: t`停權`,
    audit: t`稽核紀錄`,
    redemptions: t`兌換紀錄`,
    locks: t`鎖定`,
    cases: t`案件與評分`,
    figures: t`報表數字`,
    number: t`案件編號`,
    code: t`查詢碼`,
    email: t`信箱`,
    phone: t`手機`,
    text: t`文字`,
  });
}

/** What a game said to a recall that did not succeed. */
function useRecallWords(): Say {
  const { t } = useLingui();
  return among({
    already_claimed: t`玩家已經領了`,
    not_offered: t`遊戲不提供收回`,
    mail_not_found: t`遊戲沒有這封信`,
    unclear: t`遊戲沒有回答`,
  });
}

function useReasonWords(): Say {
  const { t } = useLingui();
  return among({
    'unknown login': t`沒有這個帳號`,
    'wrong password': t`密碼不對`,
    'wrong current password': t`目前的密碼不對`,
    'password too old': t`密碼過期`,
    disabled: t`帳號已停用`,
    'changed meanwhile': t`帳號同時被更改`,
  });
}

/** What a game said of a role. */
function useVerdictWords(): Say {
  const { t } = useLingui();
  return among({
    ok: t`正常`,
    banned: t`停權中`,
    moved: t`不在這個伺服器`,
    none: t`查無角色`,
    ambiguous: t`不只一個`,
  });
}

/** How the test of a code ended. */
function useOutcomeWords(): Say {
  const { t } = useLingui();
  return among({
    good: t`可以兌換`,
    own: t`這個角色已經換過這一組`,
    short: t`不到 8 碼`,
    signs: t`有不能用的字，或太長`,
    unknown: t`沒有這組序號`,
    used: t`已經用掉了`,
    disabled: t`批次已停用`,
    foreign: t`是別的活動的序號`,
    full: t`總次數已用完`,
    not_open: t`活動沒有開放`,
    category_closed: t`這種獎勵不開放`,
    category_done: t`這個角色已經拿滿`,
    locked: t`這個角色已經鎖定`,
  });
}

/** What a test of a game's server met. */
function useFindingWords(): Say {
  const { t } = useLingui();
  return among({
    well: t`正常`,
    resting: t`請我們晚點再來`,
    slow: t`太久沒有回應`,
    unreachable: t`連不上`,
    address: t`位址通往內部網路`,
    signature: t`簽章被拒絕`,
    clock: t`時鐘差太多`,
    open: t`沒有檢查簽章`,
    nonsense: t`回答不合協定`,
  });
}
