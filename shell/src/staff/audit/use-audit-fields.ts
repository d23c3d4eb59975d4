import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';
import type { AskedFacts } from './use-asked-facts.ts';
import { useTold } from './use-told-words.ts';

/**
 * The path of a field as people say it. People count from one: `grants.0.role` is the first grant's. `key g112-link` is what
 * the test of a game's server found with that key.
 */
export function useAuditFields(asked: AskedFacts['fact'], service?: string) {
  const told = useTold(service);
  const words = among({
    ...useCommonFields(),
    ...told(({ fields }) => fields),
    ...useSharedFields(),
    ...useOwnFields(),
    ...useLinkFields(),
  });
  const { t } = useLingui();
  const step = (part: string) => {
    const [, kid] = /^key (.+)$/.exec(part) ?? [];
    if (kid !== undefined) return t`金鑰 ${kid}`;
    return /^\d+$/.test(part) ? String(Number(part) + 1) : (asked(part) ?? words(part));
  };
  return (path: string) => path.split('.').map(step).join(' ');
}

/** What more than one service writes, where its area has no other word. */
function useCommonFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    state: t`狀態`,
    status: t`狀態`,
    starts: t`開始`,
    ends: t`結束`,
    file_name: t`檔名`,
    file_sha256: t`檔案 SHA-256`,
    role_id: t`角色編號`,
  };
}

function useSharedFields(): Record<string, string> {
  const { t } = useLingui();
  return { device: t`裝置`, fields: t`填寫的欄位`, version: t`版本`, game_id: t`遊戲`, count: t`件數` };
}

function useOwnFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    failures: t`連續失敗`,
    login: t`登入帳號`,
    name: t`名字`,
    owner: t`系統管理`,
    sessions: t`結束的登入`,
    ended: t`結束的登入`,
    next: t`下一步`,
    kind: t`種類`,
    scope: t`範圍`,
    alg: t`演算法`,
    from: t`從`,
    to: t`到`,
    service: t`來源`,
    actor: t`誰`,
    action: t`做了什麼`,
    game: t`遊戲`,
    object: t`對象`,
    text: t`內容`,
    detail: t`內容`,
    grants: t`權限`,
    role: t`角色`,
    session_ended: t`登入被結束`,
    first: t`第一次設定`,
    again: t`換新的驗證器`,
    additional: t`另加的管理者`,
    until: t`到`,
    games: t`遊戲`,
    personal: t`含個人資料`,
    rows: t`筆數`,
    bytes: t`大小（位元組）`,
    sha256: t`檔案 SHA-256`,
    fault: t`沒有完成的原因`,
    by: t`由誰`,
    pictures: t`圖片`,
    mail: t`信件編號`,
    title: t`名稱`,
    content: t`內容`,
    closes: t`送出後結案`,
    language: t`語言`,
    archived: t`封存`,
    of: t`對象`,
    before: t`變更前`,
    after: t`變更後`,
    chains: t`紀錄鏈`,
    found: t`核准時的內容`,
    asked_by: t`誰提出`,
    approval: t`核准編號`,
    hours: t`小時`,
    days: t`天數`,
    day: t`日期`,
    year: t`年份`,
    nth: t`第幾筆`,
    live_keys: t`使用中的金鑰`,
    reason: t`原因`,
  };
}

function useLinkFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    purpose: t`用途`,
    address: t`位址`,
    ok: t`全部正常`,
    health: t`遊戲伺服器`,
  };
}
