import { CheckCodes, ContactBox, Contacts, type SeedTicket } from '@hub/tickets/server';
import type { DemoTicket } from './demo-ticket.ts';
import { demoGames, demoTypes } from './demo-tickets.ts';

const DAY_MS = 86_400_000;

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

/** The first accounts of the demonstration, in the order in which identity makes them. */
export const demoStaff = { yue: { id: 1, name: '小岳' }, min: { id: 2, name: '小敏' } };

export const demoAddress = (person: number): string =>
  person === 0 ? 'player@example.com' : `demo${person}@example.com`;

export type Parts = { codes: CheckCodes; contacts: Contacts; box: ContactBox; now: Date };

type About = Pick<SeedTicket['row'], 'content' | 'language' | 'status' | 'is_read'> & {
  person: number;
  name: string;
  game: string;
  type: string;
  visitor: boolean;
};

/** The row of a case; its check code, and all that is sealed with it, come from `name`. */
export function rowOfDemo(parts: Parts, name: string, about: About): SeedTicket['row'] {
  const { person, visitor, content, language, status, is_read } = about;
  const email = demoAddress(person);
  const game = demoGames[about.game] ?? { name: about.game, server: ['1', '單一伺服器'] };
  const phone = visitor ? { locale: '886' as const, national: `91200${String(1000 + person)}` } : null;
  const contact = { email, phone_locale: phone?.locale ?? null, phone_national: phone?.national ?? null };
  const check = parts.codes.named(name);
  const role = String(123_456_789 + person);
  return {
    ...check,
    game_id: about.game,
    game_name: game.name,
    question_type: about.type,
    type_text: demoTypes[about.type] ?? '其他',
    server_id: game.server[0],
    server_name: game.server[1],
    partner_uid: visitor ? null : `uid-${900_001 + person}`,
    role_id: role,
    in_game_id: role,
    character_name: about.name,
    ...parts.box.seal(contact, check.check_mac),
    email_mac: parts.contacts.emailMac(email),
    phone_mac: phone && parts.contacts.phoneMac(phone),
    content,
    language,
    priority: 0,
    status,
    is_read,
  };
}

/** A case of the queue as rows; times count back from `now`. */
export function aDemoTicket(parts: Parts, index: number, demo: DemoTicket): SeedTicket {
  const { game, type, content, status, person = 0, visitor = false, language = 'zh-TW' } = demo;
  const about = { game, type, content, status, person, visitor, language, is_read: demo.unread ? 0 : 1 };
  return {
    createdAt: new Date(parts.now.getTime() - demo.days * DAY_MS),
    row: rowOfDemo(parts, `demo ${index}`, { ...about, name: people[person] ?? '測試角色' }),
    replies: (demo.thread ?? []).map(([who, content]) => ({ official: who === 's', content })),
    closedBy: demo.status === 4 ? (demo.closedBy ?? 'player') : null,
    ...(demo.closedDays && { closedAt: new Date(parts.now.getTime() - demo.closedDays * DAY_MS) }),
    rated: demo.csat ? { csat: demo.csat, comment: demo.comment } : null,
    ...(demo.taken && { taken: demoStaff[demo.taken] }),
    ...(demo.answeredBy && { answeredBy: demoStaff[demo.answeredBy] }),
    notes: (demo.notes ?? []).map(([by, content]) => ({ by: demoStaff[by], content })),
    ...(demo.mergedInto !== undefined && { mergedInto: parts.codes.named(`demo ${demo.mergedInto}`).check_mac }),
    ...(demo.follows !== undefined && { follows: parts.codes.named(`demo ${demo.follows}`).check_mac }),
  };
}
