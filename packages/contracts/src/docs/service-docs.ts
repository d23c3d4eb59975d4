import { setupCalls } from '../support/setup.calls.ts';
import { captchaCalls } from '../identity/captcha.calls.ts';
import { ownCaptcha } from '../shared/captcha.ts';
import { challengeQuery, challengeView } from '../identity/messages.ts';
import { setupBody } from '../tickets/messages.ts';
import { setupView } from '../tickets/views.ts';
import { answers, refuses, describeCalls } from './call-doc.ts';

export const serviceDocs = describeCalls({
  name: { tw: '客服首頁與驗證', en: 'Service home and checks' },
  of: { ...setupCalls, ...captchaCalls },
  calls: {
    initSetup: {
      summary: { tw: '客服頁的第一個呼叫：是誰、哪款遊戲、頁面要顯示什麼', en: 'First call of a service page' },
      about: {
        tw: '`search_string` 是網址的查詢字串。遊戲不存在時 `game_name` 是空字串；只有無效的 token 會得到 401。',
        en: '`search_string` is the query of the address. Of an unknown game `game_name` is empty; only a bad token gives 401.',
      },
      bodies: [
        {
          name: { tw: '網址', en: 'The address' },
          schema: setupBody,
          example: { search_string: '?param_game_id=H73&usr_device=android' },
        },
      ],
      answer: answers(setupView, {
        token: '',
        is_in_game: false,
        unread_count: 0,
        game_id: 'H73',
        game_name: '遊戲 H73（示範）',
        isWhitelisted: false,
        showInvitation: true,
        line_invite_link: 'https://line.example/h73',
        line_account_name: '@h73_demo',
        line_guide_link: 'https://line.example/guide/h73',
        isVipreportWhitelisted: false,
        vip_ranking: 0,
        member_link: '',
        service_hours: '10:00-17:00',
        tips: [],
        quick_actions: [],
        character_name: '',
        role_id: '',
        captcha: ownCaptcha('lookup', false),
      }),
    },
    offerChallenge: {
      summary: { tw: '一道 ALTCHA 工作量證明題目', en: 'An ALTCHA proof-of-work challenge' },
      about: {
        tw: '解出後把 `{challenge, solution}` 以 base64 的 JSON 放進表單的 `captcha_token`。十分鐘內有效，只能用在一次送出。',
        en: 'Solved, `{challenge, solution}` goes as base64 of JSON into `captcha_token` of the form. Good for ten minutes and one submit.',
      },
      query: challengeQuery,
      answer: answers(challengeView, {
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          cost: 5000,
          data: { for: 'create' },
          expiresAt: 1795000000,
          keyLength: 32,
          keyPrefix: 'd5c293c6c61754944738fd4031feaab0',
          keySignature: 'b52f62d48b09708a',
          nonce: '9f3c5b7a',
          salt: 'b1c2d3e4',
        },
        signature: '6f1d0c7b',
      }),
      refusals: [refuses(400, 'grant', 'FIELD_INVALID')],
    },
  },
});
