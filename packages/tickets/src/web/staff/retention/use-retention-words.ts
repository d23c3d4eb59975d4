import { titleIn } from '@hub/contracts/manifest';
import type { commonRules } from '@hub/contracts/retention';
import { useLanguage } from '@hub/web';
import { areasWith } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';

/** Services that have something to keep for a time, each in the words of its people: those of the areas, then those of the site. */
export function useRetentionServices(): { service: string; name: string }[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    ...areasWith(({ retention }) => retention).map(({ area, told }) => ({
      service: area,
      name: titleIn(told.name, language),
    })),
    { service: 'identity', name: t`帳號與稽核` },
    { service: 'catalog', name: t`遊戲設定` },
  ];
}

type Words = [what: string, until: string];

/** What goes, and when, by the keys of the rules of a service: what its area says, and what a desk and the site have everywhere. */
export function useRetentionWords(service: string): Record<string, Words | undefined> {
  const { t } = useLingui();
  const language = useLanguage();
  const ofAreas = areasWith(({ retention }) => retention?.rules)
    .filter(({ area }) => area === service)
    .flatMap(({ told }) => Object.entries(told));
  const common: Record<(typeof commonRules)[number], Words> = {
    pictures: [t`回報的圖片（依案件計）`, t`回報滿五年後刪除檔案`],
    cases: [t`案件與往來內容`, t`結案滿五年，或最後一句話滿五年後刪除`],
    destructions: [t`銷毀紀錄`, t`五年後刪除`],
    mails: [t`寄信紀錄`, t`一年後刪除`],
    'dead-addresses': [t`退信的信箱`, t`兩年後刪除`],
    bulk: [t`批次處理的明細`, t`一年後刪除`],
    'closed-accounts': [t`停用帳號的密碼和驗證器`, t`停用滿一年後清除，姓名留下`],
    'recovery-codes': [t`停用帳號的備用碼`, t`停用滿一年後刪除`],
    'retired-keys': [t`停用的遊戲金鑰內容`, t`停用滿 90 天後清除，編號留下`],
    'closed-members': [t`長期未登入、已終止的會員`, t`終止滿 60 天後刪除`],
    records: [t`保存期滿的處理紀錄`, t`五年後刪除`],
    erasures: [t`依個資請求刪除的筆數`, t`五年後刪除`],
  };
  const own = ofAreas.map(([key, { what, until }]) => [key, [titleIn(what, language), titleIn(until, language)]]);
  return { ...(Object.fromEntries(own) as Record<string, Words>), ...common };
}
