import { string } from 'yup';
import { withoutUnseen } from '../shared/without-unseen.ts';

const asLine = (text: unknown) => (typeof text === 'string' ? withoutUnseen(text, ' ').trim() : text);

/** One line, which terminals of other teams print. */
export const releaseReason = () => string().transform(asLine).max(300, 'FIELD_INVALID');
