export { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export { countCodePoints } from './code-points.ts';
export type {
  ChoiceName,
  ContractForm,
  ContractFormOptions,
  DraftState,
  FormPart,
  FormValues,
  Problem,
  TextName,
} from './contract-form.ts';
export { DraftBanner } from './draft-banner.tsx';
export {
  discardDraft,
  draftKey,
  loadDraft,
  moveDraft,
  saveDraft,
  sweepDrafts,
  type Draft,
  type DraftStore,
} from './draft.ts';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { checkValues, type FieldErrors, type FieldTexts } from './field-errors.ts';
export { carryFiles, dropDraftFiles, saveSentFile, putFilesBack } from './files/carry-files.ts';
export type { TakenFile } from './files/file-entry.ts';
export { FileField, type FileFieldProps } from './files/file-field.tsx';
export { fileError, type FilesOptions, type FormFiles, type SentFiles } from './files/form-files.ts';
export { joinFiles } from './files/join-files.ts';
export { useFiles } from './files/use-files.ts';
export { FormFrame, type FormFrameProps } from './form-frame.tsx';
export { formTexts, useFormTexts, type FormTexts } from './form-texts.ts';
export { normaliseInput } from './normalise-input.ts';
export { BirthdayField, type BirthdayFieldProps } from './parts/birthday-field.tsx';
export type { PhoneArea } from './parts/phone-area.ts';
export { PhoneField, type PhoneFieldProps } from './parts/phone-field.tsx';
export { PlaceField, type PlaceFieldProps } from './parts/place-field.tsx';
export { knownPlaces } from './parts/place-text.ts';
export { usePostalCodesQuery } from './parts/places.api.ts';
export { RadioField, type Choice, type RadioFieldProps } from './radio-field.tsx';
export { RoleFields, type RoleFieldsProps } from './role-fields.tsx';
export { SelectField, type Option, type SelectFieldProps } from './select-field.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { sendChecked } from './use-captcha.ts';
export { useContractForm } from './use-contract-form.ts';
export { useFileForm } from './use-file-form.ts';
export { useLatest } from './use-latest.ts';
