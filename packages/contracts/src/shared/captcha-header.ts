/** A `CaptchaView` as JSON. A door of its own: every page needs the name, without the schema library. */
export const CAPTCHA_HEADER = 'x-captcha';
