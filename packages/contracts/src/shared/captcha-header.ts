/**
 * Header of a refusal over `captcha_token`: the check to make now, a `CaptchaView` as JSON. Apart from the schemas and with
 * a door of its own: every page needs the name, and it must not bring the schema library along.
 */
export const CAPTCHA_HEADER = 'x-captcha';
