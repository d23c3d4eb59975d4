import { rowsOf, type Route } from '../shared/route.ts';
import { bulkCalls, caseCalls, paperCalls, workCalls } from './cases.calls.ts';
import { deadlineCalls } from './deadlines.calls.ts';
import type { Desk } from './desk.ts';
import { deskJobCalls, exportCalls, figureCalls, holidayCalls } from './figures.calls.ts';
import { takesPapers } from './file-groups.ts';
import { macroCalls } from './macros.calls.ts';
import { mailCalls } from './mails.calls.ts';
import { queueCalls } from './queue.calls.ts';
import { handOverCalls, pictureCalls, ratingCalls, reportCalls } from './reports.calls.ts';

export const deskRoutes = (desk: Desk): Route[] =>
  rowsOf(
    reportCalls(desk),
    desk.rating ? ratingCalls(desk) : {},
    pictureCalls(desk),
    handOverCalls(desk),
    figureCalls(desk),
    exportCalls(desk),
    holidayCalls(desk),
    deskJobCalls(desk),
    queueCalls(desk),
    deadlineCalls(desk),
    macroCalls(desk),
    mailCalls(desk),
    caseCalls(desk),
    takesPapers(desk) ? paperCalls(desk) : {},
    workCalls(desk),
    bulkCalls(desk),
  );
