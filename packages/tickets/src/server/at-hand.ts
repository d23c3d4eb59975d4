import type { Desk } from '@hub/contracts/tickets';
import { staffAttachmentsController } from './attachments/staff-attachments.controller.ts';
import { UploadForAnswer } from './attachments/upload-for-answer.ts';
import { cardController } from './card/card.controller.ts';
import { ShowCard } from './card/show-card.ts';
import { ShowContact } from './card/show-contact.ts';
import { ActOnJob } from './desk-jobs/act-on-job.ts';
import { FindJobs } from './desk-jobs/find-jobs.ts';
import { jobsController } from './desk-jobs/jobs.controller.ts';
import { ShowKeeping } from './desk-jobs/show-keeping.ts';
import { FindHolidays } from './holidays/find-holidays.ts';
import { holidaysController } from './holidays/holidays.controller.ts';
import { KeepHolidays } from './holidays/keep-holidays.ts';
import { macrosController } from './macros/macros.controller.ts';
import { ReadMacros } from './macros/read-macros.ts';
import { SaveMacro } from './macros/save-macro.ts';
import { FindMails } from './mail-log/find-mails.ts';
import { mailsController } from './mail-log/mails.controller.ts';
import { ResendMail } from './mail-log/resend-mail.ts';
import { TakeBounce } from './mail-log/take-bounce.ts';

/**
 * What staff has at hand beside the cases themselves: canned replies, pictures, the player's card, what was mailed,
 * background work, the days when the desk is shut.
 */
export const atHandControllers = (desk: Desk) => [
  jobsController(desk),
  holidaysController(desk),
  macrosController(desk),
  mailsController(desk),
  staffAttachmentsController(desk),
  cardController(desk),
];

export const atHand = [
  FindJobs,
  FindHolidays,
  KeepHolidays,
  ShowKeeping,
  ActOnJob,
  FindMails,
  ResendMail,
  TakeBounce,
  ReadMacros,
  SaveMacro,
  UploadForAnswer,
  ShowCard,
  ShowContact,
];
