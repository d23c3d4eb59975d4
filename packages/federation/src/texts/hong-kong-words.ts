/** Reasons and the English stand in `docs/glossary.md`. */
const hongKong: Record<string, string> = {
  儲值: '增值',
  匯款: '轉賬',
  轉帳: '轉賬',
  未入帳: '未入賬',
  代儲: '代充',
  帳號: '帳戶',
  客服: '客戶服務',
  線上: '網上',
  網路: '網絡',
  連不上: '未能連線',
  重新整理: '重新載入',
  信箱: '電郵',
  案件: '個案',
  隱私權: '私隱',
  個資: '個人資料',
  退費: '退款',
  獎勵: '獎賞',
  什麼: '甚麼',
  查無: '找不到',
};

export function taiwanWordsIn(text: string): string[] {
  return Object.entries(hongKong)
    .filter(([taiwan]) => text.includes(taiwan))
    .map(([taiwan, hk]) => `“${taiwan}” is “${hk}” in Hong Kong`);
}
