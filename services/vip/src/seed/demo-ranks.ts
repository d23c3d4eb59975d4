/** Days are counted from today; null is without an end. */
export type DemoEntry = {
  game: string;
  uid: string;
  level: number;
  begins: number;
  ends: number | null;
  agent?: keyof typeof demoAgents;
  note?: string;
  reason: string;
};
export type DemoPush = { game: string; uid: string; level: number; ends: number | null };
/** `paid`: amounts in whole TWD by how many days ago; `refunded`: what went back of the first. */
export type DemoSpender = { uid: string; paid: readonly (readonly [ago: number, twd: number])[]; refunded?: number };

export const demoAgents = { yue: '小岳', min: '小敏' } as const;

export const demoEntries: readonly DemoEntry[] = [
  {
    game: 'H73',
    uid: 'uid-900002',
    level: 1,
    begins: -200,
    ends: null,
    agent: 'yue',
    note: '開服老玩家，偏好電話聯絡，晚上七點後方便',
    reason: '年度 VIP 名單',
  },
  {
    game: 'H73',
    uid: 'uid-900006',
    level: 2,
    begins: -60,
    ends: 5,
    agent: 'min',
    note: '港澳公會會長',
    reason: '公會合作',
  },
  { game: 'H73', uid: 'uid-900110', level: 3, begins: 7, ends: 372, agent: 'yue', reason: '十二月起升級' },
  { game: 'H73', uid: 'uid-900111', level: 2, begins: -385, ends: -20, reason: '上年度 VIP 名單' },
  {
    game: 'H73',
    uid: 'uid-900112',
    level: 0,
    begins: -15,
    ends: null,
    note: '代儲爭議處理中',
    reason: '暫停 VIP 服務',
  },
  {
    game: 'G112',
    uid: 'uid-112002',
    level: 3,
    begins: -120,
    ends: 12,
    agent: 'yue',
    note: '賽事選手',
    reason: '賽事合作',
  },
  { game: 'G112', uid: 'uid-112110', level: 1, begins: -90, ends: 275, agent: 'min', reason: '年度 VIP 名單' },
  { game: 'G112', uid: 'uid-112111', level: 1, begins: -400, ends: -35, reason: '上年度 VIP 名單' },
  { game: 'g66naxx2tw', uid: 'uid-660002', level: 2, begins: -30, ends: 335, agent: 'min', reason: '年度 VIP 名單' },
  { game: 'g66naxx2tw', uid: 'uid-660110', level: 1, begins: -363, ends: 2, agent: 'yue', reason: '年度 VIP 名單' },
];

export const demoPushes: readonly DemoPush[] = [
  { game: 'H73', uid: 'uid-900112', level: 1, ends: null },
  { game: 'H73', uid: 'uid-900120', level: 1, ends: null },
  { game: 'H73', uid: 'uid-900121', level: 2, ends: 45 },
  { game: 'H73', uid: 'uid-900122', level: 3, ends: 6 },
  { game: 'H73', uid: 'uid-900123', level: 1, ends: -40 },
  { game: 'H73', uid: 'uid-900124', level: 0, ends: null },
  { game: 'G112', uid: 'uid-112120', level: 1, ends: null },
  { game: 'G112', uid: 'uid-112121', level: 2, ends: 20 },
  { game: 'G112', uid: 'uid-112122', level: 1, ends: -10 },
  { game: 'g66naxx2tw', uid: 'uid-660120', level: 3, ends: 100 },
  { game: 'g66naxx2tw', uid: 'uid-660121', level: 1, ends: 4 },
];

export const demoRule = { game: 'H73', days: 90, amount: 30_000, level: 2 };

export const demoSpenders: readonly DemoSpender[] = [
  {
    uid: 'uid-900002',
    paid: [
      [70, 10_000],
      [41, 10_000],
      [22, 5000],
      [9, 10_000],
      [2, 7000],
    ],
  },
  {
    uid: 'uid-900130',
    paid: [
      [30, 15_000],
      [1, 20_000],
    ],
  },
  { uid: 'uid-900131', paid: [[88, 60_000]] },
  {
    uid: 'uid-900132',
    paid: [
      [50, 20_000],
      [3, 9000],
    ],
  },
  { uid: 'uid-900133', paid: [[4, 30_000]], refunded: 30_000 },
  {
    uid: 'uid-900134',
    paid: [
      [120, 50_000],
      [12, 3000],
    ],
  },
  { uid: 'uid-900135', paid: [[15, 45_000]] },
];
