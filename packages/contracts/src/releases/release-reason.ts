import { string } from 'yup';
import { withoutControlCharacters } from '../shared/without-control-characters.ts';

const asLine = (text: unknown) => (typeof text === 'string' ? withoutControlCharacters(text, ' ').trim() : text);

/** One line, which terminals of other teams print. */
export const releaseReason = () => string().transform(asLine).max(300, 'FIELD_INVALID');
