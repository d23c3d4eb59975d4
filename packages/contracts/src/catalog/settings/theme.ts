import { number, object, string, type InferType } from 'yup';
import { listOf, oneOf, part, text, textsByName, view } from '../../shared/view.ts';
import { oneGame } from './parts.ts';

/** Each with an emblem; a game without a choice gets the first one. */
export const themeFamilies = [
  'bracket',
  'contour',
  'track',
  'orbit',
  'lattice',
  'petal',
  'ridge',
  'arch',
  'chart',
] as const;
export type ThemeFamily = (typeof themeFamilies)[number];

const SEED_MAX = 0xffff_ffff;
/** Hues in degrees, chroma in percent of the house's recipe, radius in px. */
export const themeRanges = {
  hue: [0, 360],
  chroma: [0, 150],
  accent_hue: [0, 360],
  radius: [0, 16],
} as const;

const whole = ([least, most]: readonly [number, number]) =>
  number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .min(least, 'FIELD_INVALID')
    .max(most, 'FIELD_INVALID')
    .required('FIELD_REQUIRED');

const choices = {
  hue: whole(themeRanges.hue),
  chroma: whole(themeRanges.chroma),
  accent_hue: whole(themeRanges.accent_hue),
  radius: whole(themeRanges.radius),
  family: string()
    .oneOf([...themeFamilies], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  seed: whole([0, SEED_MAX]),
};

/** Everything else is made from these. */
export const themeBody = object({ game_id: oneGame(), ...choices });

export const themePreviewBody = object(choices);
export type ThemePreviewBody = InferType<typeof themePreviewBody>;

const weakPair = part({ mode: oneOf('light', 'dark'), front: text(), back: text(), ratio: text(), least: text() });
export type WeakPair = InferType<typeof weakPair>;

/** Colours `#rrggbb` by name; `picture` takes `--p1` to `--p4`; `weak`: pairs too close, not to be saved. */
export const themePreviewView = view('ThemePreview', {
  data: part({ light: textsByName(), dark: textsByName(), emblem: text(), picture: text(), weak: listOf(weakPair) }),
});
export type ThemePreview = InferType<typeof themePreviewView>['data'];
export type ThemePreviewView = InferType<typeof themePreviewView>;
