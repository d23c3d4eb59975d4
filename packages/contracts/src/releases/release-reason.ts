import { string } from 'yup';
import { withoutControlCharacters } from '../shared/without-control-characters.ts';

const asLine = (text: unknown) => (typeof text === 'string' ? withoutControlCharacters(text, ' ').trim() : text);

export const RELEASE_REASON_MAX = 300;

/** One line, which terminals of other teams print. */
export const releaseReason = () => string().transform(asLine).max(RELEASE_REASON_MAX, 'FIELD_INVALID');
