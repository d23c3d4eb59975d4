import { object, string, type InferType } from 'yup';
import { addressOf } from '../../shared/call-address.ts';
import { oneOf, part, text, view, whole } from '../../shared/view.ts';
import { whichGame } from '../parts.ts';
import { eventPictureCalls } from './events.calls.ts';

export const pictureUses = ['banner', 'reward'] as const;
export type PictureUse = (typeof pictureUses)[number];

/** In pixels, and KB. `across`: width for each pixel of height. */
export const pictureRules = {
  banner: { width: 960, height: 320, across: [2, 3], best: [1440, 560], kb: 400 },
  reward: { width: 96, height: 96, across: [0.8, 1.25], best: [320, 320], kb: 200 },
} as const satisfies Record<PictureUse, object>;

/** 128 random bits: what is under it never changes. */
export const PICTURE_ID = /^[A-Za-z0-9_-]{22}$/;
export const pictureId = () =>
  string()
    .matches(/^([A-Za-z0-9_-]{22})?$/, 'PICTURE_GONE')
    .default('');
export const pictureAddress = (id: string): string =>
  id ? addressOf(eventPictureCalls.showPicture, { params: { picture: id } }) : '';

export const pictureQuery = object({
  game_id: whichGame(),
  for: string()
    .oneOf([...pictureUses], 'FIELD_INVALID')
    .required('FIELD_INVALID'),
});
export type PictureQuery = InferType<typeof pictureQuery>;
export const eventPictureView = view('EventPicture', {
  data: part({
    id: text(),
    for: oneOf(...pictureUses),
    address: text(),
    width: whole(),
    height: whole(),
    bytes: whole(),
  }),
});
export type EventPictureView = InferType<typeof eventPictureView>;
