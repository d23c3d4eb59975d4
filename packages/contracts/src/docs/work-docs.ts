import { object, string } from 'yup';
import { staffTicketView } from '../tickets/views.ts';
import {
  assignBody,
  bulkBody,
  bulkView,
  choicesView,
  colleaguesView,
  holdBody,
  mergeBody,
  moveBody,
  noteBody,
  presenceBody,
  presenceView,
  reopenBody,
} from '../tickets/work.ts';
import { answers, refuses, type BodyDoc, type CallDoc, type Words } from './call-doc.ts';
import { caseNumber } from './example-case.ts';
import { exampleStaffCase } from './example-staff-case.ts';

const params = { q_id: caseNumber };
const common = [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'NOEXIST')];
const changed = refuses(409, 'msg', 'TICKET_CHANGED');
const closed = refuses(409, 'msg', 'TICKET_CLOSED');
const theCase = answers(staffTicketView, exampleStaffCase);
const body = (tw: string, en: string, schema: BodyDoc['schema'], example: BodyDoc['example']): BodyDoc[] => [
  { name: { tw, en }, schema, example },
];

type More = Omit<CallDoc, 'summary' | 'answer'>;
const change = (summary: Words, { refusals = [], ...more }: More = {}): CallDoc => ({
  summary,
  params,
  answer: theCase,
  ...more,
  refusals: [...common, changed, ...refusals],
});

const assignment = {
  takeCase: change(
    { tw: '接手一件沒有人負責的案件；先到先得', en: 'Takes a case that nobody has; the first wins' },
    { refusals: [refuses(409, 'msg', 'TICKET_TAKEN'), closed] },
  ),
  assignCase: change(
    { tw: '轉派給同事', en: 'Hands a case to a colleague' },
    {
      bodies: body('交給誰', 'To whom', assignBody, { staff_id: 8 }),
      refusals: [refuses(400, 'staff_id', 'ASSIGNEE_UNKNOWN'), closed],
    },
  ),
  releaseCase: change({ tw: '放回清單', en: 'Gives a case back to everybody' }),
  listColleagues: {
    summary: { tw: '可以轉派給哪些同事', en: 'Whom the case can be handed to' },
    params,
    answer: answers(colleaguesView, { data: [{ id: 8, name: '小敏' }] }),
    refusals: common,
  },
  notePresence: {
    summary: {
      tw: '說自己正在看或正在寫，回答還有誰在',
      en: 'Says that one reads or writes here, and hears who else does',
    },
    params,
    bodies: body('正在做什麼', 'What one does', presenceBody, { doing: 'writing' }),
    answer: answers(presenceView, { data: [{ id: 8, name: '小敏', doing: 'reading' }] }),
    refusals: [refuses(404, 'noexist', 'NOEXIST')],
  },
};

const notes = {
  addNote: change(
    { tw: '寫一則內部備註', en: 'Writes a note among staff' },
    { bodies: body('備註（markdown）', 'A note in markdown', noteBody, { content: '等金流回覆' }) },
  ),
  changeNote: change(
    { tw: '改寫自己的備註；舊版本留著', en: 'Writes one’s own note anew; what stood before is kept' },
    {
      params: { ...params, note: { tw: '備註編號', en: 'number of the note', example: '3' } },
      bodies: body('備註（markdown）', 'A note in markdown', noteBody, { content: '金流已回覆' }),
      refusals: [refuses(403, 'msg', 'NOTE_FOREIGN')],
    },
  ),
};

const moving = {
  listTypeChoices: {
    summary: { tw: '這件可以改成哪些類型和伺服器', en: 'Which types and servers a case could have' },
    params,
    query: object({ game_id: string() }),
    answer: answers(choicesView, {
      data: {
        game_id: 'H73',
        game_name: '遊戲 H73（示範）',
        question_types: [{ code: '2', label: '儲值未入帳' }],
        servers: [{ server_id: 'tw_2001', server_name: '台灣一服' }],
      },
    }),
    refusals: [...common, refuses(400, 'game_id', 'GAME_UNKNOWN'), refuses(409, 'game_id', 'TICKET_GAME_FIXED')],
  },
  changeType: change(
    { tw: '改類型、遊戲或伺服器', en: 'Gives a case another type, game or server' },
    {
      bodies: body('改成什麼', 'What it becomes', moveBody, {
        game_id: 'H73',
        question_type: '2',
        server_id: 'tw_2001',
      }),
      refusals: [
        refuses(400, 'game_id', 'GAME_UNKNOWN'),
        refuses(400, 'question_type', 'TYPE_UNKNOWN'),
        refuses(400, 'server_id', 'SERVER_UNKNOWN'),
        refuses(409, 'game_id', 'TICKET_GAME_FIXED'),
      ],
    },
  ),
  mergeCase: change(
    { tw: '併入同一位玩家的另一件', en: 'Merges a case into another one of the same owner' },
    {
      bodies: body('併入哪一件', 'Into which', mergeBody, { into: 10_240, into_version: 3 }),
      refusals: [
        refuses(400, 'into', 'MERGE_SELF'),
        refuses(404, 'into', 'MERGE_NOEXIST'),
        refuses(409, 'into', 'MERGE_CHANGED'),
        refuses(409, 'into', 'MERGE_OWNER'),
        refuses(409, 'into', 'MERGE_MERGED'),
        refuses(409, 'into', 'TICKET_CLOSED'),
        refuses(409, 'msg', 'DEADLINE_MERGE'),
        closed,
      ],
    },
  ),
};

const endings = {
  closeCase: change({ tw: '客服結案', en: 'Closes a case' }, { refusals: [refuses(409, 'msg', 'DEADLINE_RUNS')] }),
  reopenCase: change(
    { tw: '重新開啟，要寫原因；合併也會還原', en: 'Opens a case anew for a reason; takes a merge back' },
    {
      bodies: body('原因', 'The reason', reopenBody, { reason: '玩家補了資料' }),
      refusals: [refuses(409, 'msg', 'CASE_OPEN')],
    },
  ),
  holdCase: change(
    { tw: '暫停刪除：保存期滿也留下，要寫原因', en: 'Keeps a case beyond its time, for a reason' },
    {
      about: { tw: '只有該遊戲的組長可以。', en: 'For leads of the game.' },
      bodies: body('原因', 'The reason', holdBody, { reason: '法務調查中' }),
    },
  ),
  releaseHold: change(
    { tw: '解除暫停刪除，要寫原因', en: 'Lets a case go at its time again, for a reason' },
    {
      about: { tw: '只有該遊戲的組長可以。', en: 'For leads of the game.' },
      bodies: body('原因', 'The reason', holdBody, { reason: '調查結束' }),
    },
  ),
  resendCode: change(
    { tw: '把查詢碼再寄到當時留的信箱', en: 'Mails the check code again to the address that was given' },
    { refusals: [refuses(429, 'msg', 'TOO_MANY_CODES')] },
  ),
};

const exampleBulk = {
  data: {
    id: 5,
    action: 'close' as const,
    total: 2,
    left: 1,
    items: [
      { ticket_id: 10_231, result: 'done' as const },
      { ticket_id: 10_240, result: null },
    ],
  },
};

const bulk = {
  startBulk: {
    summary: { tw: '對許多案件做同一件事', en: 'The same for many cases' },
    about: {
      tw: '由伺服器在背景逐件處理，每件有自己的結果；看不到的案件是 absent。',
      en: 'Carried out in the background, each case with its own result; one that the asker does not serve is absent.',
    },
    bodies: body('哪些案件、做什麼', 'Which cases, and what', bulkBody, {
      action: 'close',
      ids: [10_231, 10_240],
      count: 2,
    }),
    answer: answers(bulkView, exampleBulk),
    refusals: [refuses(403, 'msg', 'FORBIDDEN')],
  },
  getBulk: {
    summary: { tw: '處理到哪裡了', en: 'How far it is' },
    params: { bulk: { tw: '工作編號', en: 'number of the work', example: '5' } },
    answer: answers(bulkView, exampleBulk),
    refusals: [refuses(404, 'noexist', 'NOEXIST')],
  },
};

export const workDocs = { ...assignment, ...notes, ...moving, ...endings, ...bulk };
