import { TextAreaField, TextField, type TextFieldProps } from '@hub/forms';
import { Said } from '../words.tsx';
import { asTexts, type SurveyFieldProps } from './field-props.ts';

/** Longer answers get a field of several lines. */
const LINE = 60;
const TEXT_MOST = 500;

const frameOf = ({ answers, field: { key: name, label, hint, required } }: SurveyFieldProps) => ({
  form: asTexts(answers),
  name,
  label: <Said words={label} />,
  hint: hint?.tw ? <Said words={hint} /> : undefined,
  optional: !required,
});

type LineProps = Omit<TextFieldProps<Record<string, string>>, 'form' | 'name' | 'label' | 'hint' | 'optional'>;

const kinds: Record<'email' | 'phone', LineProps> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', width: 'medium' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'medium' },
};

export const EmailField = (props: SurveyFieldProps) => <TextField {...frameOf(props)} {...kinds.email} />;
export const SurveyPhoneField = (props: SurveyFieldProps) => <TextField {...frameOf(props)} {...kinds.phone} />;

export function TextQuestion(props: SurveyFieldProps) {
  const { digits, maxLength = TEXT_MOST } = props.field;
  if (digits) return <TextField {...frameOf(props)} inputMode="numeric" autoComplete="off" width="medium" />;
  if (maxLength <= LINE) return <TextField {...frameOf(props)} limit={maxLength} autoComplete="off" />;
  return <TextAreaField {...frameOf(props)} limit={maxLength} rows={4} />;
}
