import { racingForm, type SurveyField, type SurveyForm, type Words } from '@hub/contracts/surveys';

const words = (tw: string, en: string, hk = ''): Words => ({ tw, hk, en });
const option = (key: string, tw: string, en: string, hk = '') => ({ key, label: words(tw, en, hk) });

const email: SurveyField = {
  key: 'email',
  kind: 'email',
  label: words('電子信箱', 'E-mail', '電郵地址'),
  hint: words(
    '點數卡序號會寄到這裡，只用來寄送獎勵',
    'Your card code is sent here; it is used for the reward alone.',
    '點數卡序號會寄到這裡，只用作寄送獎勵',
  ),
  required: true,
};

/** Of exclusive members: the address for the reward, and how the service is. */
export const memberForm: SurveyForm = {
  pages: [
    {
      key: 'service',
      title: words('專屬服務', 'Your service'),
      fields: [
        {
          key: 'satisfied',
          kind: 'radio',
          label: words(
            '您對專屬客服的服務滿意嗎？',
            'Are you satisfied with your personal service?',
            '您對專屬客戶服務滿意嗎？',
          ),
          required: true,
          options: [
            option('a', '很滿意', 'Very satisfied'),
            option('b', '滿意', 'Satisfied'),
            option('c', '普通', 'Neither'),
            option('d', '不滿意', 'Not satisfied'),
          ],
        },
        {
          key: 'better',
          kind: 'text',
          label: words('請告訴我們哪裡可以更好', 'What could be better?', '請告訴我們哪裡可以做得更好'),
          required: true,
          maxLength: 200,
          when: { field: 'satisfied', is: ['d'] },
        },
        {
          key: 'wanted',
          kind: 'checks',
          label: words(
            '您希望多一些什麼？最多選 2 項',
            'What would you like more of? At most two',
            '您希望多一些甚麼？最多選 2 項',
          ),
          options: [
            option('gifts', '專屬禮包', 'Gifts of your own'),
            option('events', '線下活動', 'Events to meet at', '實體活動'),
            option('news', '搶先看消息', 'News before others', '搶先看資訊'),
          ],
          maxChoices: 2,
        },
      ],
    },
    {
      key: 'reward',
      title: words('獎勵寄送', 'Where the reward goes'),
      fields: [
        email,
        {
          key: 'agree',
          kind: 'consent',
          label: words(
            '我同意將電子信箱用於寄送這次問卷的獎勵',
            'I agree that my e-mail address is used to send the reward of this survey.',
            '我同意將電郵地址用於寄送今次問卷的獎勵',
          ),
          required: true,
        },
      ],
    },
  ],
};

export const racing: SurveyForm = racingForm;

export const wishForm: SurveyForm = {
  pages: [
    {
      key: 'wishes',
      fields: [
        {
          key: 'thanks',
          kind: 'note',
          label: words(
            '花一分鐘，告訴我們您想看到的活動。',
            'Take a minute and tell us which events you would like.',
            '花一分鐘，告訴我們您想看到的活動。',
          ),
        },
        {
          key: 'kind',
          kind: 'checks',
          label: words('您喜歡哪些活動？', 'Which events do you like?'),
          required: true,
          options: [
            option('login', '登入送禮', 'Gifts for logging in'),
            option('race', '限時競賽', 'Timed contests'),
            option('art', '創作徵件', 'Calls for art'),
          ],
        },
        {
          key: 'more',
          kind: 'text',
          label: words('還有什麼想告訴我們？', 'Anything else?', '還有甚麼想告訴我們？'),
          maxLength: 300,
        },
      ],
    },
  ],
};
