import { blankable } from '../shared/blankable.ts';
import { text } from '../shared/view.ts';
import { line } from './fields.ts';
import { ofEachDetail } from './report-details.ts';

export const detailFields = ofEachDetail(({ most }) => blankable(line(most)));
export const detailViews = ofEachDetail(() => text());
