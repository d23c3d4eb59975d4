import { useLingui } from '@lingui/react/macro';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import { among } from '../audit/among.ts';
import { useGameNames } from '../roles.ts';

export type ApprovalWords = {
  /** What the request is about: the game, the kind, the thing. */
  title: (row: Pick<ApprovalRow, 'kind' | 'game_id' | 'object' | 'facts'>) => string;
  fact: (name: string) => string;
  /** One line of a fact, where it is a code. */
  value: (name: string, line: string) => string;
  /** Words of the way to what a request of this kind is about. */
  look: (kind: string) => string;
  state: Record<ApprovalState, string>;
  /** Said to whoever just decided. */
  outcome: Record<ApprovalState, string>;
};

/** Codes of the requests as people say them. A new kind of request adds its words here. */
export function useApprovalWords(): ApprovalWords {
  const { t } = useLingui();
  const { nameOf } = useGameNames();
  const fact = useFactNames();
  const kind = among({
    'partner-key': t`遊戲金鑰`,
    'game-address': t`遊戲伺服器位址`,
    'delivery-batch': t`批次放行`,
    compensation: t`補發`,
    'event-publish': t`發布活動`,
    'serial-download': t`下載沒用過的序號`,
    substitute: t`補兌換`,
  });
  return {
    title: (row) => {
      const object = row.object.split(':').slice(1).join(':');
      const named = nameIn(row);
      // A number says little to whoever decides.
      const parts = [row.game_id && nameOf(row.game_id), kind(row.kind), named ? `${named} #${object}` : object];
      return parts.filter(Boolean).join(' · ');
    },
    fact,
    value: useFactValues(),
    look: among({
      'event-publish': t`看這個活動`,
      'serial-download': t`看這一批序號`,
      substitute: t`看這款遊戲的活動`,
      'delivery-batch': t`看這個批次的每一封`,
      compensation: t`看這個角色的所有寄送`,
      'partner-key': t`看這款遊戲的金鑰`,
      'game-address': t`看這款遊戲的連線`,
    }),
    state: {
      open: t`等待核准`,
      applied: t`已核准，已生效`,
      refused: t`不核准`,
      withdrawn: t`已撤回`,
      expired: t`已過期`,
      stale: t`資料已變，未生效`,
    },
    outcome: {
      open: t`還在等待核准`,
      applied: t`核准好了，變更已經生效`,
      refused: t`已經不核准，提出的人會看到原因`,
      withdrawn: t`撤回了，沒有任何變更`,
      expired: t`這筆變更等太久，已經過期，沒有生效`,
      stale: t`提出之後資料已經變了，這筆變更沒有生效`,
    },
  };
}

const namedBy: Record<string, string> = { 'event-publish': 'event_name', 'serial-download': 'batch' };

/** What an event or a batch of codes is called, as it shall be. */
function nameIn({ kind, facts }: Pick<ApprovalRow, 'kind' | 'facts'>): string {
  const fact = facts.find(({ name }) => name === namedBy[kind]);
  return fact?.after ?? fact?.before ?? '';
}

/** What the request names. A new kind of request adds its words here. */
function useFactNames(): (name: string) => string {
  const { t } = useLingui();
  return among({
    ...useEventFacts(),
    live_keys: t`使用中的金鑰`,
    link_keys: t`使用中的連線金鑰`,
    print: t`公鑰指紋（SHA-256）`,
    address: t`位址`,
    waiting: t`等待放行`,
    released: t`放行件數`,
    roles: t`角色數`,
    rewards: t`獎勵 → 封數`,
    past_deadline: t`已經過了期限的`,
    role_refused: t`這 30 天遊戲退過給同一角色的`,
    role_new: t`從來沒寄到過這個角色的`,
    game_hidden: t`遊戲現在沒有公開`,
    no_link: t`還沒設定遊戲的連線`,
    circuit_open: t`遊戲的連線現在停著`,
    role: t`伺服器與角色`,
    title: t`信件標題`,
    body: t`信件內文`,
    items: t`物品`,
  });
}

/** Events, their codes, and what is given for them by hand. */
function useEventFacts(): Record<string, string> {
  const { t } = useLingui();
  return {
    event_version: t`版本`,
    event_name: t`活動名稱`,
    event_intro: t`活動說明`,
    event_art: t`圖案`,
    event_pictures: t`自己上傳的圖`,
    event_window: t`開放時間（台北）`,
    event_rewards: t`獎勵（每個帳號幾次）→ 物品`,
    event_contents: t`獎勵的內容物`,
    event_mails: t`獎勵 → 信件（幾天後過期）`,
    event_words_hk: t`香港的文字`,
    event_words_en: t`英文的文字`,
    event_error_limit: t`輸入錯誤幾次鎖定`,
    event_pace: t`什麼時候寄`,
    event_keyword: t`通關密語`,
    event_over: t`結束時間已經過了`,
    event_codeless: t`還沒有序號的獎勵`,
    had: t`這個帳號已拿次數 / 上限`,
    batch: t`序號批次`,
    state: t`批次狀態`,
    downloaded: t`用掉唯一一次下載`,
    fetched_by: t`誰可以下載一次`,
    unused: t`沒用過的序號`,
  };
}

/** Codes that stand in a fact. */
function useFactValues(): (name: string, line: string) => string {
  const { t } = useLingui();
  const words: Record<string, (line: string) => string> = {
    event_version: (number) => t`第 ${number} 版`,
    event_art: among({
      lantern: t`燈籠`,
      summer: t`夏日`,
      treasure: t`寶藏`,
      anniversary: t`週年`,
      delivery: t`外送`,
      winter: t`冬季`,
    }),
    event_pace: among({ at_once: t`兌換後馬上寄`, weekly: t`每週統一寄一次` }),
    event_keyword: among({ yes: t`開放`, no: t`不開放` }),
    state: among({ ready: t`已備妥`, disabled: t`已停用` }),
    downloaded: among({ '1': t`是` }),
  };
  return (name, line) => words[name]?.(line) ?? line;
}
