import { holidayCalls } from '../tickets/figures.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import {
  holidayBody,
  holidayRemovedView,
  holidaysImportBody,
  holidaysImportView,
  holidaysQuery,
  holidaysView,
  holidayView,
  removeHolidayBody,
  type HolidayRow,
} from '../tickets/holidays.ts';
import { answers, refuses, type CallDoc, type CallGroup, type Words, describeCalls } from './call-doc.ts';

const row: HolidayRow = {
  id: '2026-10-10.*',
  game_id: '*',
  day: '2026-10-10',
  name: '國慶日',
  past: false,
  mine: true,
};
const reason = '行政院公布';
const forbidden = refuses(403, 'msg', 'FORBIDDEN');

const importCall: CallDoc = {
  summary: { tw: '匯入一整年；先比對，再加入', en: 'Imports a year: looked at first, then added' },
  about: {
    tw: '一列一天：`2026-10-10 國慶日`。有問題的列不會加入，會逐列說明。',
    en: 'A line each: `2026-10-10 國慶日`. Lines that cannot be taken are left out and told.',
  },
  bodies: [
    {
      name: { tw: '一整年', en: 'A year' },
      schema: holidaysImportBody,
      example: { game_id: '*', year: '2026', text: '2026-10-10 國慶日\n中秋節', reason, apply: false },
    },
  ],
  answer: answers(holidaysImportView, {
    data: {
      applied: false,
      fresh: [{ day: row.day, name: row.name }],
      known: 0,
      twice: 0,
      fault_count: 1,
      faults: [{ line: 2, value: '中秋節', text: '寫成「2026-10-10 國慶日」：日期、空格、名稱' }],
    },
  }),
  refusals: [forbidden, refuses(400, 'text', 'HOLIDAY_LINES'), refuses(400, 'text', 'HOLIDAYS_FULL')],
};

export function holidayDocs(desk: Desk, name: Words): CallGroup {
  return describeCalls({
    name,
    of: holidayCalls(desk),
    calls: {
      listHolidays: {
        summary: { tw: '一年的假日', en: 'The days of a year' },
        about: {
          tw: '報表的時間會跳過這些天。產品管理者管所屬遊戲的，系統擁有者管全部；主管和稽核可以看。',
          en: 'The times of the figures leave these days out. Product admins keep those of their games, owners all; leads and auditors may look.',
        },
        query: holidaysQuery,
        answer: answers(holidaysView, {
          data: { year: '2026', years: ['2026', '2027'], today: '2026-10-01', rows: [row] },
        }),
        refusals: [forbidden],
      },
      addHoliday: {
        summary: { tw: '加入一天', en: 'Adds a day' },
        about: {
          tw: '只影響之後的回覆和結案；已經算好的數字不會變。再送一次同一天，不會重複。',
          en: 'Counts for answers and endings from now on; what was measured stays. The same day again is the same day.',
        },
        bodies: [
          {
            name: { tw: '一天', en: 'A day' },
            schema: holidayBody,
            example: { game_id: '*', day: row.day, name: row.name, reason },
          },
        ],
        answer: answers(holidayView, { data: row }),
        refusals: [forbidden, refuses(400, 'day', 'HOLIDAY_KNOWN'), refuses(400, 'day', 'HOLIDAYS_FULL')],
      },
      importHolidays: importCall,
      removeHoliday: {
        summary: { tw: '移除一天', en: 'Removes a day' },
        params: {
          holiday: { tw: '日期和遊戲，* 是全部遊戲', en: 'the day and the game, * for every one', example: row.id },
        },
        bodies: [{ name: { tw: '原因', en: 'Why' }, schema: removeHolidayBody, example: { reason: '改成照常服務' } }],
        answer: answers(holidayRemovedView, { data: { removed: true } }),
        refusals: [forbidden, refuses(404, 'noexist', 'HOLIDAY_NOEXIST')],
      },
    },
  });
}
