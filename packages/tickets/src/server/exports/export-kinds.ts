import type { ExportKinds } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import type { ContactBox } from '../contact-box.ts';
import { casesKind } from './cases-kind.ts';
import type { ExportFilter } from './export.policy.ts';
import { figuresKind } from './figures-kind.ts';

export const ticketExports = (source: DataSource, box: ContactBox): ExportKinds => ({
  figures: ({ filter, language }) => figuresKind(source, filter as ExportFilter, language),
  cases: ({ filter, personal, language }) =>
    casesKind(source, filter as ExportFilter, { language, people: personal ? box : null }),
});
