import { expect, it } from 'vitest';
import { exampleStaffCase } from '../docs/example-staff-case.ts';
import { languages } from '../shared/texts.ts';
import { titleIn } from '../manifest/title.ts';
import { confirmedReportBody, playerReportBody, visitorReportBody } from './messages.ts';
import { detailsOf, reportDetails, type DetailName } from './report-details.ts';
import { staffTicketView } from './views.ts';

const names = Object.keys(reportDetails) as DetailName[];

it.each(names)('%s is taken of every sender, as long as its column', (name) => {
  const { most } = reportDetails[name];
  for (const body of [playerReportBody, visitorReportBody, confirmedReportBody]) {
    expect(body.validateSyncAt(name, { [name]: 'x'.repeat(most) })).toHaveLength(most);
    expect(body.validateSyncAt(name, {})).toBeUndefined();
    expect(() => body.validateSyncAt(name, { [name]: 'x'.repeat(most + 1) })).toThrow();
  }
});

it.each(names)('%s is read by staff, under words of every language', (name) => {
  const { [name]: _, ...without } = exampleStaffCase.data;
  expect(() => staffTicketView.validateSync({ data: without }, { strict: true })).toThrow(name);
  for (const language of languages) expect(titleIn(reportDetails[name].label, language)).not.toBe('');
  expect(detailsOf({})[name]).toBe('');
});
