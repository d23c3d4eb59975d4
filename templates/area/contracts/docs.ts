import { answers, describeCalls, refuses, type AreaDocs } from '../docs/call-doc.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { serviceJobDocs } from '../docs/service-job-docs.ts';
import { noteCalls } from './notes.calls.ts';
import { leftNoteView, noteBody, notesQuery, notesView } from './notes.ts';
import { sampleTexts } from './texts.ts';

const note = { id: 12, game_id: 'H73', note: '今天的活動很好玩', left_at: '2026-11-26T10:00:00+08:00' };

const notes = describeCalls({
  name: { tw: '新的一區', en: 'A new area' },
  of: noteCalls,
  calls: {
    leaveNote: {
      summary: { tw: '留一則留言', en: 'Leaves a note' },
      bodies: [{ name: { tw: '留言', en: 'A note' }, schema: noteBody, example: { note: note.note } }],
      answer: answers(leftNoteView, { id: note.id }),
    },
    listNotes: {
      summary: { tw: '玩家的留言，新的在前', en: 'Notes of players, the newest first' },
      query: notesQuery,
      answer: answers(notesView, { data: [note], page: { next: null } }),
      refusals: [refuses(403, 'msg', 'FORBIDDEN')],
    },
  },
});

export const docs: AreaDocs = {
  groups: [
    notes,
    serviceJobDocs('sample', { tw: '新的一區的背景工作', en: 'Background work of A new area' }),
    retentionDocs('sample', { tw: '新的一區的資料保存', en: 'What A new area keeps how long' }),
  ],
  texts: sampleTexts,
};
