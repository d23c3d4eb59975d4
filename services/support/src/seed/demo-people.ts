import type { DemoSender, DemoTicket } from '@hub/tickets/server';

/** Demo people; the first is the role that the token command knows. */
const people = [
  '測試角色',
  '夜行',
  '小岳岳',
  '青石巷的貓',
  '阿敏',
  '北風',
  '十三',
  'Kite',
  '🐯虎小弟',
  '一二三四五六七八九十十二',
  '橘子汽水',
  '落霞',
  'Ashgrove',
  '阿詩',
  '三月的雨',
  '鐵觀音',
  '慢半拍',
  'Momo',
];

export const demoAddress = (person: number): string =>
  person === 0 ? 'player@example.com' : `demo${person}@example.com`;

/** Visitors of the website leave a phone number and have no account. */
export const aDemoSender = (person: number, visitor: boolean, name: string): DemoSender => ({
  name,
  uid: visitor ? null : `uid-${900_001 + person}`,
  role: String(123_456_789 + person),
  email: demoAddress(person),
  phone: visitor ? { locale: '886', national: `91200${String(1000 + person)}` } : null,
});

export const senderOf = ({ person = 0, visitor = false }: DemoTicket): DemoSender =>
  aDemoSender(person, visitor, people[person] ?? '測試角色');

export const nameOf = (place: number): string => `demo ${place}`;
