import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';

/**
 * The path of a field as people say it. People count from one: `grants.0.role` is the first grant's. `key g112-link` is what
 * the test of a game's server found with that key.
 */
export function useAuditFields() {
  const words = among({
    ...useCaseFields(),
    ...useOtherFields(),
    ...useDeliveryFields(),
    ...useLinkFields(),
    ...useCodeFields(),
  });
  const { t } = useLingui();
  const step = (part: string) => {
    const [, kid] = /^key (.+)$/.exec(part) ?? [];
    if (kid !== undefined) return t`金鑰 ${kid}`;
    return /^\d+$/.test(part) ? String(Number(part) + 1) : words(part);
  };
  return (path: string) => path.split('.').map(step).join(' ');
}

/** What a change of a report names. */
function useCaseFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    status: t`狀態`,
    reply: t`回覆編號`,
    assignee: t`負責人`,
    assignee_id: t`負責人編號`,
    assignee_name: t`負責人`,
    note: t`備註編號`,
    version: t`版本`,
    game_id: t`遊戲`,
    game_name: t`遊戲名稱`,
    question_type: t`問題類型代碼`,
    type_text: t`問題類型`,
    server_id: t`伺服器代碼`,
    server_name: t`伺服器`,
    merged_into: t`併入`,
    closed_by: t`由誰結案`,
    today: t`今天第幾次`,
    bulk: t`批次編號`,
    count: t`件數`,
  };
}

/** Accounts, settings, searches. */
function useOtherFields(): Record<string, string> {
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

/** What is sent into the games. */
function useDeliveryFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    state: t`狀態`,
    result: t`遊戲的回答`,
    mail_id: t`信件名稱`,
    role_id: t`角色編號`,
    items: t`物品`,
    item_code: t`物品代碼`,
    qty: t`數量`,
    per_day: t`每人每天件數`,
  };
}

/** Events, batches of codes, locks. */
function useCodeFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    intro: t`說明`,
    art: t`圖案`,
    starts: t`開始`,
    ends: t`結束`,
    error_limit: t`輸入錯誤幾次鎖定`,
    pace: t`什麼時候寄`,
    keyword: t`通關密語`,
    categories: t`獎勵`,
    category: t`獎勵編號`,
    category_id: t`獎勵編號`,
    per_account: t`每個帳號幾次`,
    open: t`開放兌換`,
    mail_title: t`信件標題`,
    mail_body: t`信件內文`,
    expire_days: t`幾天後過期`,
    event_id: t`活動編號`,
    many: t`幾組`,
    length: t`序號長度`,
    cap: t`總次數`,
    file_name: t`檔名`,
    file_sha256: t`檔案 SHA-256`,
    accepted: t`可以用的序號`,
    bad: t`有問題的列`,
    skip_bad: t`略過有問題的列`,
    codes: t`序號組數`,
    code: t`序號末四碼`,
    lock: t`鎖定編號`,
    fails: t`錯誤次數`,
    locked: t`鎖定`,
    stopped: t`停止兌換`,
    removed: t`移除`,
    outcome: t`試兌換的結果`,
    role_confirmed: t`遊戲確認過角色`,
    redemption: t`兌換編號`,
  };
}

/** Keys and servers of games, what they were asked, and searches. */
function useLinkFields(): Record<string, string> {
  const { t } = useLingui();
  return {
    purpose: t`用途`,
    address: t`位址`,
    query: t`找什麼`,
    verdict: t`查到的結果`,
    ok: t`全部正常`,
    health: t`遊戲伺服器`,
  };
}
