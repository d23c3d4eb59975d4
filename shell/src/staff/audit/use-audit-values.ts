import { useLingui } from '@lingui/react/macro';
import { namesOf } from '@hub/web/staff';
import { useApprovalKinds } from '../approvals/use-approval-kinds.ts';
import { useDeskRoles, useGameNames } from '../roles.ts';
import { among } from './among.ts';
import type { AskedFacts } from './use-asked-facts.ts';
import { useAuditObjects } from './use-audit-objects.ts';
import { useTold } from './use-told-words.ts';

type Say = (code: string) => string;

/** What the value of a field says where it is a code; the last word of the path, as in `grants.0.role`, names the field. */
export function useAuditValues(
  { asked, ...known }: { action: Say; service: Say; asked: AskedFacts['value'] },
  service?: string,
): (path: string, value: string) => string {
  const { t } = useLingui();
  const yesNo = among({ true: t`是`, false: t`否` });
  const role = among(Object.fromEntries(useDeskRoles().map((one) => [one.role, one.name])));
  const { nameOf: game } = useGameNames();
  const reason = useReasonWords();
  const finding = useFindingWords();
  /** `agent@H73 lead@*`; the list may cut the last one short. */
  const grants = (value: string) =>
    value
      .split(' ')
      .map((grant) => grant.split('@'))
      .map(([held = '', where]) => (where === undefined ? role(held) : `${role(held)} ${game(where)}`))
      .join(t`、`);
  const told = useTold(service);
  const kinds = useApprovalKinds(service ?? '');
  const kindTitles = Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, words?.title ?? kind]));
  const { words: object } = useAuditObjects(service ?? '');
  const toldOf = (name: string) => told(({ values }) => values?.[name]);
  const names = namesOf(({ audit }) => audit?.values).filter((name) => Object.keys(toldOf(name)).length > 0);
  const words: Record<string, Say> = {
    ...Object.fromEntries(names.map((name) => [name, among(toldOf(name))])),
    ...known,
    next: among({ password: t`換密碼`, second_factor: t`兩步驟驗證`, enrol: t`設定兩步驟驗證` }),
    kind: among({ ...kindTitles, ...toldOf('kind'), app: t`驗證器`, recovery: t`救援碼`, audit: t`稽核紀錄` }),
    fault: among({ rights: t`角色或帳號變更了`, 'no room': t`放檔案的空間滿了`, slow: t`要找的範圍太大` }),
    by: among({ self: t`本人`, owner: t`系統管理` }),
    of: (named) => object({ object: named, object_name: '' }),
    scope: among({ account: t`整個帳號`, chain: t`這次登入` }),
    reason,
    purpose: among({ token: t`玩家登入`, link: t`遊戲連線` }),
    health: finding,
    grants,
    role,
    game,
    game_id: game,
    games: game,
  };
  return (path, value) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    const say = name.startsWith('key ') ? finding : (words[name] ?? yesNo);
    return asked(name, value) ?? say(value);
  };
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
