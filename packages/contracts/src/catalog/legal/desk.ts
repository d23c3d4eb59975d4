import { number, object, string, type InferType } from 'yup';
import { approvalReason } from '../../approvals/messages.ts';
import { blankable } from '../../shared/blankable.ts';
import { translated } from '../../shared/translated.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../../shared/view.ts';
import { code, line, minute, needed } from '../settings/parts.ts';
import { legalChangeKinds, legalSections } from './terms.ts';
import { legalChangesView } from './views.ts';

const CONTENT_MAX = 60_000;
const content = () => string().trim().max(CONTENT_MAX, 'TEXT_LONG');

/** `draft`: written; `published`: approved, in force from its time on; `withdrawn`: taken back before that. */
export const legalStates = ['draft', 'published', 'withdrawn'] as const;
export type LegalState = (typeof legalStates)[number];

/** `site` '' = every document set; `section`: versions that changed it; `page`: the cursor of the answer before. */
export const legalDeskQuery = object({
  site: string().max(32, 'FIELD_INVALID').default(''),
  section: string()
    .oneOf(['', ...legalSections], 'FIELD_INVALID')
    .default(''),
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type LegalDeskQuery = InferType<typeof legalDeskQuery>;

/** `from`: the version whose text it begins with; nothing = the newest of the site, or of the default one, or ours. */
export const draftLegalBody = object({
  site: code(),
  from: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type DraftLegalBody = InferType<typeof draftLegalBody>;

export const legalSectionBody = object({
  title: needed(60),
  ...translated('title', 60),
  content: content().required('FIELD_REQUIRED'),
  ...translated('content', CONTENT_MAX),
});
export type LegalSectionBody = InferType<typeof legalSectionBody>;

/** `from`: a minute of Taipei, or nothing yet. */
export const changeLegalBody = object({
  kind: string()
    .oneOf(legalChangeKinds, 'FIELD_INVALID')
    .default('contract' as const),
  from: minute(),
  summary: line(500),
  ...translated('summary', 500),
});
export type ChangeLegalBody = InferType<typeof changeLegalBody>;

export const previewLegalBody = object({ content: content().default('') });
export type PreviewLegalBody = InferType<typeof previewLegalBody>;

/** `with`: an id; nothing = the one before it. */
export const compareLegalQuery = object({
  with: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type CompareLegalQuery = InferType<typeof compareLegalQuery>;

/** `lawyer` '' takes a confirmation back. */
export const reviewLegalBody = object({ lawyer: line(60), note: line(300) });
export type ReviewLegalBody = InferType<typeof reviewLegalBody>;

export const legalRequests = ['publish', 'withdraw'] as const;
export type LegalRequest = (typeof legalRequests)[number];
export const requestLegalBody = object({
  request: string().oneOf(legalRequests, 'FIELD_INVALID').required('FIELD_REQUIRED'),
  reason: approvalReason(),
});
export type RequestLegalBody = InferType<typeof requestLegalBody>;

/** `reviewed` null: no lawyer has confirmed this text. `sections`: which it changes. `revision`: goes back as `If-Match`. */
export const legalRow = view('LegalRow', {
  id: whole(),
  site: text(),
  number: whole(),
  state: oneOf(...legalStates),
  standing: oneOf('draft', 'past', 'current', 'coming', 'withdrawn'),
  kind: oneOf(...legalChangeKinds),
  from: textOrNull(),
  summary: text(),
  sections: listOf(oneOf(...legalSections)),
  reviewed: part({ lawyer: text(), note: text(), by: text(), at: text() }).nullable().defined(),
  waiting: yesNo(),
  by: text(),
  at: text(),
  revision: whole(),
});
export type LegalRow = InferType<typeof legalRow>;

export const legalDeskView = view('LegalDesk', {
  data: listOf(legalRow),
  sites: listOf(text()),
  page: part({ next: textOrNull() }),
});
export type LegalDeskView = InferType<typeof legalDeskView>;

const sectionTexts = part({
  id: oneOf(...legalSections),
  title: text(),
  title_hk: text(),
  title_en: text(),
  content: text(),
  content_hk: text(),
  content_en: text(),
});
export type LegalSectionTexts = InferType<typeof sectionTexts>;

/** `mode`: what the reader may do with it. `earliest`: the first minute from which it could be in force, by its kind. */
export const legalDetailView = view('LegalDetail', {
  data: part({
    row: legalRow,
    mode: oneOf('edit', 'read'),
    earliest: text(),
    summary_hk: text(),
    summary_en: text(),
    sections: listOf(sectionTexts),
  }),
});
export type LegalDetailView = InferType<typeof legalDetailView>;
export type LegalDetail = LegalDetailView['data'];

export const legalPreviewView = view('LegalPreview', { data: part({ content: text() }) });
export type LegalPreviewView = InferType<typeof legalPreviewView>;
export const legalDiscardedView = view('LegalDiscarded', { data: part({ discarded: yesNo() }) });
export const legalRequestedView = view('LegalRequested', { data: part({ approval: whole(), row: legalRow }) });
export type LegalRequestedView = InferType<typeof legalRequestedView>;
export const legalComparedView = view('LegalCompared', { data: legalChangesView });
export type LegalComparedView = InferType<typeof legalComparedView>;
