import { exampleDetails } from '../tickets/report-details.ts';
import type { StaffTicketView } from '../tickets/views.ts';
import { exampleCase } from './example-case.ts';

export const exampleStaffCase: StaffTicketView = {
  data: {
    ...exampleCase,
    status: '1',
    replies: [],
    role_id: '',
    in_game_id: '123456789',
    server_id: 'tw_2001',
    ...exampleDetails,
    csat_comment: null,
    email: 'p****r@…',
    phone: '09xx***678',
    answered: false,
    paper_ids: [],
    mail_dead: false,
    mail_held: false,
    deadline: null,
    hold: null,
    version: 3,
    priority: 0,
    language: 'zh-TW',
    question_type: '2',
    standing: null,
    assignee: { id: 7, name: '小岳' },
    notes: [],
    merged_from: [],
    similar: [],
  },
};
