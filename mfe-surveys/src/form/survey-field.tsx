import type { FieldKind } from '@hub/contracts/surveys';
import type { ComponentType } from 'react';
import { Said } from '../words.tsx';
import { ChecksQuestion, ConsentField, RadioQuestion } from './choice-fields.tsx';
import type { SurveyFieldProps } from './field-props.ts';
import css from './form.module.css';
import { RoleField, type ConfirmRole } from './role-field.tsx';
import { EmailField, SurveyPhoneField, TextQuestion } from './text-fields.tsx';

type AnyField = SurveyFieldProps & { number?: number; confirmRole: ConfirmRole };

const parts: Record<FieldKind, ComponentType<AnyField>> = {
  radio: RadioQuestion,
  checks: ChecksQuestion,
  text: TextQuestion,
  email: EmailField,
  phone: SurveyPhoneField,
  role: RoleField,
  consent: ConsentField,
  note: NoteField,
};

/** One field of a survey, whatever its kind. */
export function SurveyFieldPart(props: AnyField) {
  const Part = parts[props.field.kind];
  return <Part {...props} />;
}

function NoteField({ field }: SurveyFieldProps) {
  return (
    <div className={css.note}>
      <p>
        <Said words={field.label} />
      </p>
      {field.hint?.tw && (
        <p className={css.small}>
          <Said words={field.hint} />
        </p>
      )}
    </div>
  );
}
