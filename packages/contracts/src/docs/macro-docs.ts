import { macroCalls } from '../tickets/macros.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import {
  caseMacrosView,
  macroArchiveBody,
  macroBody,
  macrosQuery,
  macrosView,
  macroView,
  type MacroRow,
} from '../tickets/macros.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import { caseNumber, TIME } from './example-case.ts';

const macroNumber = { tw: '罐頭回覆編號', en: 'number of the canned reply', example: '3' };
const words = {
  game_id: 'H73',
  language: 'zh-TW' as const,
  title: '已補發，請到信箱領取',
  content: '{character_name} 您好：{fill} 已經補發到遊戲內信箱。',
  closes: true,
};
const example: MacroRow = {
  id: 3,
  ...words,
  uses: 131,
  version: 2,
  archived: false,
  changed_by: '小岳',
  changed_at: TIME,
};
const { id, uses } = example;
const whole = answers(macroView, {
  data: { macro: example, versions: [{ version: 2, ...words, changed_by: '小岳', changed_at: TIME }] },
});
const foreign = [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'MACRO_NOEXIST')];
const saved = [...foreign, refuses(404, 'msg', 'GAME_UNKNOWN'), refuses(409, 'msg', 'MACROS_FULL')];
const body = {
  name: { tw: '罐頭回覆', en: 'A canned reply' },
  schema: macroBody,
  example: { ...words, closes: '1' },
};

const fitting: CallDoc = {
  summary: { tw: '這件案件可用的罐頭回覆', en: 'The canned replies that fit a case' },
  params: { q_id: caseNumber },
  answer: answers(caseMacrosView, { data: [{ id, ...words, uses }] }),
  refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')],
};

export function macroDocs(desk: Desk, name: CallGroup['name']): CallGroup {
  return describeCalls({
    name,
    of: macroCalls(desk),
    calls: {
      listMacros: {
        summary: { tw: '罐頭回覆清單', en: 'The canned replies' },
        query: macrosQuery,
        answer: answers(macrosView, { data: [example], page: { next: null } }),
        refusals: [refuses(403, 'msg', 'FORBIDDEN')],
      },
      createMacro: {
        summary: { tw: '新增罐頭回覆', en: 'Adds a canned reply' },
        about: {
          tw: '`game_id` 空白表示所有遊戲，只有在所有遊戲都有權限的人能寫。',
          en: 'An empty `game_id` means every game; it takes the role at every game.',
        },
        bodies: [body],
        answer: whole,
        refusals: saved,
      },
      getMacro: {
        summary: { tw: '一則罐頭回覆與它的版本', en: 'One canned reply with its versions' },
        params: { id: macroNumber },
        answer: whole,
        refusals: foreign,
      },
      changeMacro: {
        summary: { tw: '修改罐頭回覆', en: 'Changes a canned reply' },
        params: { id: macroNumber },
        bodies: [body],
        answer: whole,
        refusals: [...saved, refuses(409, 'msg', 'MACRO_CHANGED')],
      },
      archiveMacro: {
        summary: { tw: '封存罐頭回覆，或取回', en: 'Archives a canned reply, or takes it back' },
        params: { id: macroNumber },
        bodies: [{ name: { tw: '封存', en: 'Archive' }, schema: macroArchiveBody, example: { archived: '1' } }],
        answer: whole,
        refusals: [...foreign, refuses(409, 'msg', 'MACROS_FULL')],
      },
      listCaseMacros: fitting,
    },
  });
}
