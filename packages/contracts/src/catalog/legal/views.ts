import { number, object, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole } from '../../shared/view.ts';
import { legalSections } from './terms.ts';

const versionNumber = () =>
  blankable(
    number()
      .typeError('FIELD_INVALID')
      .integer('FIELD_INVALID')
      .positive('FIELD_INVALID')
      .max(100_000, 'FIELD_INVALID'),
  );

/** `version`: its number; nothing = the one in force. */
export const legalQuery = object({ version: versionNumber() });
export type LegalQuery = InferType<typeof legalQuery>;

/** `page` is the cursor of the answer before. */
export const legalVersionsQuery = object({ page: versionNumber() });
export type LegalVersionsQuery = InferType<typeof legalVersionsQuery>;

/** `past`: another one has followed; `coming`: announced, not in force yet. */
export const legalStandings = ['past', 'current', 'coming'] as const;
export type LegalStanding = (typeof legalStandings)[number];

/** `from` and `until` in +08:00; `until` null: none is announced to follow. `summary`: what it changed; '' = the first. */
export const legalVersionView = view('LegalVersion', {
  number: whole(),
  from: text(),
  until: textOrNull(),
  standing: oneOf(...legalStandings),
  summary: text(),
});
export type LegalVersionView = InferType<typeof legalVersionView>;

/** `version`: the day from which the section has read so. `content`: HTML of the allowed elements. */
export const legalSectionView = view('LegalSection', {
  id: oneOf(...legalSections),
  title: text(),
  content: text(),
  version: text(),
});
export type LegalSectionView = InferType<typeof legalSectionView>;

/** `site`: the document set that is shown, also where an unknown one was asked for. `coming`: the next one, once announced. */
export const legalView = view('Legal', {
  msg: listOf(legalSectionView),
  site: text(),
  version: legalVersionView,
  coming: legalVersionView.nullable().defined(),
});
export type LegalView = InferType<typeof legalView>;

export const legalVersionsView = view('LegalVersions', {
  msg: listOf(legalVersionView),
  page: part({ next: textOrNull() }),
});
export type LegalVersionsView = InferType<typeof legalVersionsView>;

const words = part({ is: oneOf('same', 'gone', 'new'), text: text() });
/** A paragraph that differs, as a run of words; `kind` is its element. */
export const legalChangeView = part({ kind: oneOf('heading', 'text'), words: listOf(words) });
export type LegalChange = InferType<typeof legalChangeView>;

/** Sections that differ, with what differs in them and the heading above it. `against` null: there is none before. */
export const legalChangesView = view('LegalChanges', {
  against: whole().nullable(),
  number: whole(),
  sections: listOf(part({ id: oneOf(...legalSections), title: text(), changes: listOf(legalChangeView) })),
});
export type LegalChangesView = InferType<typeof legalChangesView>;
