import { number, object, string, type InferType } from 'yup';
import { oneOf, text, view, whole, yesNo } from '../shared/view.ts';
import { fileKinds, fileUses } from './file-groups.ts';

export const FILE_WAITS_HOURS = 24;

/** 128 random bits: for a visitor the only proof that the file is theirs. */
export const ATTACHMENT_ID = /^[A-Za-z0-9_-]{22,32}$/;

/** A follow-up names its case. */
export const uploadQuery = object({
  for: string()
    .oneOf([...fileUses], 'FIELD_INVALID')
    .default('create'),
  kind: string()
    .oneOf([...fileKinds], 'FIELD_INVALID')
    .default('picture'),
  question_id: number()
    .integer('NOEXIST')
    .positive('NOEXIST')
    .when('for', { is: 'reply', then: (schema) => schema.required('NOEXIST') }),
});
export type UploadQuery = InferType<typeof uploadQuery>;
export const answerUploadQuery = object({
  question_id: number()
    .typeError('NOEXIST')
    .integer('NOEXIST')
    .positive('NOEXIST')
    .max(4_294_967_295, 'NOEXIST')
    .required('NOEXIST'),
});
export type AnswerUploadQuery = InferType<typeof answerUploadQuery>;
export const UPLOAD_FIELD = 'file';

/** `thumb` is empty for an ID paper: no address ever shows one. */
export const uploadedView = view('Uploaded', { id: text(), thumb: text() });
export type UploadedView = InferType<typeof uploadedView>;

/** `pay`: proves a payment. No ID papers. `reply_id` 0: of the report. Addresses live 15 minutes; `archived`: 410. */
export const pictureView = view('Picture', {
  id: whole(),
  question_id: whole(),
  reply_id: whole(),
  kind: oneOf('picture', 'pay'),
  pic_path: text(),
  thumb_path: text(),
  name: text(),
  width: whole(),
  height: whole(),
  archived: yesNo(),
});
export type PictureView = InferType<typeof pictureView>;

export const pictureLimitsView = view('PictureLimits', {
  pictures_per_report: whole(),
  pictures_per_reply: whole(),
  picture_mb: whole(),
});
