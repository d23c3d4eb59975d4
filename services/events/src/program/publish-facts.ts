import { eventWords, pictureAddress, rewardWords, type EventBody } from '@hub/contracts/events';
import { fieldIn, taipeiMinute, type OtherLanguage } from '@hub/contracts/shared';
import type { ApprovalDetails } from '@hub/nest-kit/approval';
import { windowOf } from './event.content.ts';

type Category = EventBody['categories'][number];

const itemsOf = ({ items }: Category) => items.map(({ item_code, qty }) => `${item_code} × ${qty}`).join(', ');
const rewardOf = (one: Category) => `${one.open ? '' : '[×] '}${one.title} (${one.per_account}) → ${itemsOf(one)}`;
const mailOf = (one: Category) => `${one.title} → ${one.mail_title} (${one.expire_days})\n${one.mail_body}`.trim();

/** Every text of a language, '' where nothing is translated: line by line what players of it will read. */
function wordsIn(body: EventBody, language: OtherLanguage): string {
  const said = (values: object, names: readonly string[]) =>
    names.map((name) => String((values as Record<string, unknown>)[fieldIn(name, language)] ?? '')).filter(Boolean);
  return [said(body, eventWords), ...body.categories.map((one) => said(one, rewardWords))]
    .map((texts) => texts.join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** Own pictures by their addresses, which whoever decides can open. */
const picturesOf = ({ picture, categories }: EventBody): string =>
  [picture, ...categories.map((one) => one.picture)].filter(Boolean).map(pictureAddress).join('\n');

export function contentFacts(body: EventBody): ApprovalDetails {
  const { starts_at, ends_at } = windowOf(body);
  return {
    event_name: body.name,
    event_intro: body.intro,
    event_art: body.art,
    event_pictures: picturesOf(body),
    event_window: `${taipeiMinute(starts_at)} – ${taipeiMinute(ends_at)}`,
    event_rewards: body.categories.map(rewardOf).join('\n'),
    event_contents: body.categories
      .flatMap(({ title, contents }) => (contents ? [`${title} → ${contents}`] : []))
      .join('\n'),
    event_mails: body.categories.map(mailOf).join('\n\n'),
    event_words_hk: wordsIn(body, 'zh-HK'),
    event_words_en: wordsIn(body, 'en'),
    event_error_limit: String(body.error_limit),
    event_pace: body.pace,
    event_keyword: body.keyword ? 'yes' : 'no',
  };
}

export const noFacts = (body: EventBody): ApprovalDetails =>
  Object.fromEntries(Object.keys(contentFacts(body)).map((name) => [name, null]));

/** What whoever decides should think of. `codeless`: titles of rewards that no code is there for. */
export function publishWarnings(body: EventBody, codeless: readonly string[], now: Date): ApprovalDetails {
  const { ends_at } = windowOf(body);
  return {
    ...(ends_at < now && { event_over: taipeiMinute(ends_at) }),
    ...(codeless.length > 0 && { event_codeless: codeless.join('\n') }),
  };
}
