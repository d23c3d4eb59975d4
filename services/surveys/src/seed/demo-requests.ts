import { nobody, type Person } from '@hub/contracts/person-data';
import type { DataRequestKind } from '@hub/contracts/surveys';

/** What staff did with it, in order, each with its reason. */
type Done = { action: 'prove' | 'hold' | 'askErasure' | 'finish' | 'refuse'; reason: string };
/** `days`: how long ago it came. `by`: a member asks at the site; else somebody took it down. */
export type DemoRequest = {
  by: 'member' | 'staff';
  kind: DataRequestKind;
  days: number;
  text: string;
  person: Person;
  done: Done[];
};

const known = (over: Partial<Person>): Person => ({ ...nobody, ...over });

/** Persons of the demonstration: the member whom everybody can log in as, and others who have never existed. */
export const demoRequests: DemoRequest[] = [
  {
    by: 'staff',
    kind: 'export',
    days: 19,
    text: '來信想知道我們有他哪些儲值紀錄，要一份檔案。',
    person: known({ emails: ['hsu.demo@example.com'] }),
    done: [
      { action: 'prove', reason: '以登記信箱回信，並說出最近一筆訂單的金額' },
      { action: 'finish', reason: '檔案已寄到登記信箱' },
    ],
  },
  {
    by: 'staff',
    kind: 'delete',
    days: 25,
    text: '來電表示帳號曾被盜用，想刪除所有資料。盜用案還在查。',
    person: known({
      emails: ['chen.demo@example.com'],
      phones: ['0987654321'],
      accounts: [{ game_id: 'H73', uid: 'uid-demo-chen' }],
    }),
    done: [
      { action: 'prove', reason: '回撥登記的手機，核對過身分' },
      { action: 'hold', reason: '盜用案調查中，結案前資料要留著' },
    ],
  },
  {
    by: 'staff',
    kind: 'delete',
    days: 6,
    text: '來信：已經不玩了，請刪除我的個人資料。',
    person: known({ emails: ['lin.demo@example.com'] }),
    done: [
      { action: 'prove', reason: '以登記信箱回信確認' },
      { action: 'askErasure', reason: '本人來信要求，沒有未結的訂單' },
    ],
  },
  {
    by: 'staff',
    kind: 'correct',
    days: 2,
    text: '填問卷時手機打錯，想改成正確的號碼。',
    person: known({ emails: ['wu.demo@example.com'], phones: ['0911222333'] }),
    done: [],
  },
  {
    by: 'member',
    kind: 'export',
    days: 1,
    text: '想要一份你們保存的我的資料。',
    person: nobody,
    done: [],
  },
];
