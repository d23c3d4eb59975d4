export const demoGames: Record<string, { name: string; server: [id: string, name: string] }> = {
  H73: { name: '遊戲 H73（示範）', server: ['tw_2001', '台灣一服'] },
  G112: { name: '遊戲 G112（示範）', server: ['1000', '單一伺服器'] },
  L33: { name: '遊戲 L33（示範）', server: ['l33_2001', '示範一服'] },
  MA96: { name: '遊戲 MA96（示範）', server: ['1', '單一伺服器'] },
  G115: { name: '遊戲 G115（示範）', server: ['1', '單一伺服器'] },
  g66naxx2tw: { name: '遊戲 LifeAfter（示範）', server: ['g66_10001', '示範一服'] },
  h55naxx2tw: { name: '遊戲 IDV（示範）', server: ['1', '亞洲服'] },
  g83tw: { name: '遊戲 g83tw（示範）', server: ['1', '單一伺服器'] },
};
export const demoTypes: Record<string, string> = {
  '1': '一般問題',
  '2': '儲值未入帳',
  '3': '遊戲異常',
  '4': '活動問題',
  '5': '檢舉',
  '6': '建議',
  complaint: '申訴',
  game_history: '申請遊戲歷程',
  '9': '其他',
  f: '帳號遺失',
  g: '帳號被盜',
};
