import { dice, pick, share } from './dice.ts';

const openings = ['您好，', '請問，', '客服您好，', '不好意思，', '你好，', ''];
const whens = '昨天晚上 今天早上 維修結束後 更新之後 上週六 剛剛 月初 換手機之後 活動結束前 登入之後'.split(' ');
const details = [
  '已經重新登入過',
  '伺服器沒有換過',
  '公會的朋友也一樣',
  '畫面停在讀取中',
  '點下去沒有反應',
  '信箱裡也沒有收到',
  '截圖已經附上',
  '網路是正常的',
  '重開機還是一樣',
  '用的是安卓手機',
  '用的是蘋果手機',
  '已經等了三天',
];
const endings = ['請協助確認', '麻煩查一下', '希望盡快處理', '謝謝', '拜託了', '麻煩您'];

/** What people write about, by type. 儲值 stands in about a third of all cases, 月卡 and 補發 in some percent. */
const subjects: Record<string, readonly string[]> = {
  '1': ['如何換綁手機號碼', '怎麼加入公會', '請問儲值管道有哪些', '忘記密碼怎麼辦', '角色名稱可以改嗎'],
  '2': ['儲值三十分鐘仍未入帳', '儲值成功卻沒有鑽石', '月卡儲值後沒有生效', '重複儲值想要退款', '儲值失敗但有扣款'],
  '3': ['進入副本就閃退', '戰鬥畫面卡住', '聊天頻道看不到字', '技能沒有傷害', '背包道具消失了'],
  '4': ['活動獎勵沒有補發', '序號兌換失敗', '簽到天數算錯', '排行榜名次不對', '月卡獎勵沒有領到'],
  '5': ['檢舉有人使用外掛', '檢舉辱罵玩家', '有人冒充官方人員', '檢舉代儲值詐騙', '公會會長洗頻'],
  '6': ['建議增加自動尋路', '希望開放跨服組隊', '建議調整副本難度', '希望倉庫能更大', '建議降低儲值門檻'],
  '9': ['想要刪除帳號', '媒體合作要找誰', '想申請實況主計畫', '發票要寄到哪裡', '儲值發票沒有收到'],
  f: ['帳號遺失無法登入', '手機遺失想找回角色', '綁定信箱已經停用', '遊客帳號不見了', '換手機後角色不見'],
  g: ['帳號被盜請求凍結', '道具被人轉走了', '密碼被別人改掉', '帳號被盜還被儲值', '公會倉庫被搬空'],
};
const answers = [
  '已為您補發，請至信箱查看',
  '我們正在與金流商確認',
  '請提供訂單編號與截圖',
  '已轉交專人處理',
  '造成不便非常抱歉',
  '請更新到最新版本再試',
  '您的角色已經恢復',
  '此為活動規則，請見公告',
];
const followUps = [
  '還是沒有收到',
  '謝謝，已經好了',
  '補上訂單截圖',
  '請問還要多久',
  '剛剛又發生一次',
  '好的，我再等等',
];

/** Signs that stand nowhere else, three of which make a word that only ten cases have. */
const RARE = [...'薜荔蘅蕪杜若芷茝蓀荃蕙茞藑筳篿騄駬騏驥鸑鷟鸞鷫鷞鵾鵬鶢鶋鼇鱣鱘鰋鯷鮪魴鱮'];
/** So many cases share one block's rare word with nobody else. */
export const RARE_EVERY = 500;
export const RARE_BLOCK = 5000;

export function rareWord(block: number): string {
  const [a, b, c] = [block % RARE.length, Math.floor(block / RARE.length) % RARE.length, (block * 7) % RARE.length];
  return `${RARE[a]}${RARE[b]}${RARE[c]}`;
}
export const COMMON_WORDS = ['儲值', '麻煩', '登入', '補發'];
export const TWO_WORDS = ['月卡 補發', '儲值 截圖', '公會 安卓', '活動 信箱'];

/** What the case of this number says; order numbers stand in one of seven. */
export function contentOf(n: number, type: string): string {
  const subject = pick(subjects[type] ?? subjects['9']!, n, 21);
  const order = share(n, 22) < 0.15 ? `，訂單 GPA.${digits(n, 23)}-${digits(n, 24)}` : '';
  const rare = n % RARE_EVERY === 7 ? `，通關密語${rareWord(Math.floor(n / RARE_BLOCK))}` : '';
  return `${pick(openings, n, 25)}${pick(whens, n, 26)}${subject}，${pick(details, n, 27)}${order}${rare}，${pick(endings, n, 28)}`;
}

const digits = (n: number, salt: number) => String(1000 + (dice(n, salt) % 9000));
export const answerOf = (n: number, step: number): string => pick(answers, n, 40 + step);
export const followUpOf = (n: number, step: number): string => pick(followUps, n, 50 + step);

const given = '夜北青白墨雲雪星月風雨霜林川山石'.split('');
const family = ['行者', '之刃', '小貓', '先生', '丸子', '無痕', '歌', '劍客', '奶茶', '旅人', '追風', '阿明'];
export const characterOf = (player: number): string =>
  `${pick(given, player, 61)}${pick(given, player, 62)}${pick(family, player, 63)}`;
