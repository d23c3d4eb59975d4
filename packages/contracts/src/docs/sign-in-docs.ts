import { signInCalls } from '../identity/sign-in.calls.ts';
import { part, listOf, text } from '../shared/view.ts';
import {
  doneView,
  enrolBody,
  enrolmentView,
  factorBody,
  newPasswordBody,
  recoveryCodesView,
  staffStepView,
} from '../identity/factor.ts';
import { loginBody, staffMeView } from '../identity/messages.ts';
import { staffSessionsView } from '../identity/sessions.ts';
import { answers, refuses, type CallDoc, describeCalls } from './call-doc.ts';

const done = answers(doneView, { data: { ok: true } });
const CSRF = 'q6p0t2Y3hC7y1J9uQfK8';
const holds = { tw: '換成新的工作階段', en: 'becomes that of the new session' };
const gone = { tw: '刪除', en: 'is deleted' };
const stepUp = refuses(403, 'step_up', 'STEP_UP_NEEDED');
const code = {
  name: { tw: '驗證碼或救援碼', en: 'A code, or a recovery code' },
  schema: factorBody,
  example: { code: '123456' },
};
const wrongCode = [
  refuses(400, 'code', 'CODE_WRONG'),
  refuses(400, 'code', 'RECOVERY_WRONG'),
  refuses(409, 'msg', 'FACTOR_MISSING'),
  refuses(429, 'msg', 'FACTOR_LOCKED'),
];
const aStep = answers(staffStepView, {
  data: { next: 'second_factor', login: 'yue', name: '小岳', csrf: CSRF },
});

const factorDocs = {
  proveFactor: {
    summary: { tw: '登入第二步：驗證碼或救援碼', en: 'Second step of signing in' },
    bodies: [code],
    answer: answers(part({ data: part({ csrf: text() }) }), { data: { csrf: CSRF } }),
    cookie: holds,
    refusals: wrongCode,
  },
  stepUp: {
    summary: { tw: '做敏感的變更前再驗證一次', en: 'A code again, before a change that wants one' },
    bodies: [code],
    answer: done,
    cookie: holds,
    refusals: wrongCode,
  },
  enrolFactor: {
    summary: { tw: '開始設定驗證器', en: 'Begins to set up an authenticator app' },
    answer: answers(enrolmentView, {
      data: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Player%20Hub:yue?secret=JBSWY3DPEHPK3PXP',
        qr: '<svg/>',
      },
    }),
    refusals: [stepUp, refuses(409, 'msg', 'FACTOR_PRESENT')],
  },
  confirmFactor: {
    summary: { tw: '用驗證器的第一組驗證碼完成設定，並取得救援碼', en: 'Ends the set-up with the app’s first code' },
    bodies: [{ name: { tw: '驗證碼', en: 'A code' }, schema: enrolBody, example: { code: '123456' } }],
    answer: answers(recoveryCodesView, { data: { recovery_codes: ['7KQ2-M9XA-4D3H'], csrf: CSRF } }),
    cookie: holds,
    refusals: [
      stepUp,
      refuses(400, 'code', 'ENROL_CODE_WRONG'),
      refuses(409, 'msg', 'ENROL_GONE'),
      refuses(409, 'msg', 'FACTOR_PRESENT'),
    ],
  },
  renewRecoveryCodes: {
    summary: { tw: '換一組新的救援碼', en: 'A new set of recovery codes' },
    answer: answers(part({ data: part({ recovery_codes: listOf(text()) }) }), {
      data: { recovery_codes: ['7KQ2-M9XA-4D3H'] },
    }),
    refusals: [stepUp],
  },
  removeFactor: {
    summary: { tw: '移除自己的驗證器，並登出', en: 'Removes the own app and signs out' },
    answer: done,
    cookie: gone,
    refusals: [stepUp],
  },
} satisfies Record<string, CallDoc>;

export const signInDocs = describeCalls({
  name: { tw: '後台登入', en: 'Signing in at the desk' },
  of: signInCalls,
  calls: {
    signIn: {
      summary: { tw: '登入第一步：帳號與密碼', en: 'First step: login and password' },
      about: {
        tw: '只接受 JSON，且必須來自本站頁面。成功後是「半個」工作階段，`next` 說明還要做什麼。',
        en: 'JSON only, from a page of this site. It opens half a session; `next` says what is still to do.',
      },
      bodies: [
        {
          name: { tw: '帳號與密碼', en: 'Login and password' },
          schema: loginBody,
          example: { login: 'yue', password: 'correct horse battery' },
        },
      ],
      answer: aStep,
      cookie: holds,
      refusals: [
        refuses(400, 'msg', 'LOGIN_FAILED'),
        refuses(403, 'msg', 'CSRF_MISSING'),
        refuses(415, 'msg', 'BODY_MALFORMED'),
        refuses(429, 'msg', 'LOGIN_LOCKED'),
      ],
    },
    getMe: {
      summary: { tw: '目前登入的是誰；半個工作階段則是還要做什麼', en: 'Who is signed in, or what is still to do' },
      answer: [
        answers(staffMeView, {
          data: {
            id: 7,
            login: 'yue',
            name: '小岳',
            owner: false,
            roles: [{ role: 'agent', game_id: '*' }],
            csrf: CSRF,
            session: { idle_left_s: 1800, ends_in_s: 36000 },
            factor: { recovery_left: 10, used_recovery: false },
          },
        }),
        aStep,
      ],
    },
    signOut: {
      summary: { tw: '登出', en: 'Signs out' },
      answer: done,
      cookie: gone,
    },
    ...factorDocs,
    changePassword: {
      summary: { tw: '設定自己的密碼', en: 'Sets the own password' },
      bodies: [
        {
          name: { tw: '新密碼', en: 'The new password' },
          schema: newPasswordBody,
          example: { password: 'a long sentence of my own', current: 'correct horse battery' },
        },
      ],
      answer: done,
      refusals: [
        stepUp,
        refuses(400, 'password', 'PASSWORD_KNOWN'),
        refuses(400, 'password', 'PASSWORD_SAME'),
        refuses(400, 'current', 'PASSWORD_WRONG'),
        refuses(409, 'msg', 'FACTOR_PRESENT'),
      ],
    },
    listSessions: {
      summary: { tw: '自己登入的瀏覽器', en: 'Browsers that one is signed in with' },
      answer: answers(staffSessionsView, {
        data: [
          {
            ref: '8e0c1f6a2b',
            device: 'Chrome・Windows',
            address: '203.0.113.x',
            began_at: '2026-11-21T09:00:00+08:00',
            seen_at: '2026-11-21T10:20:00+08:00',
            current: true,
          },
        ],
      }),
    },
    endOtherSessions: {
      summary: { tw: '登出其他瀏覽器', en: 'Ends all other sessions' },
      answer: done,
    },
    endSession: {
      summary: { tw: '登出其中一個瀏覽器', en: 'Ends one session' },
      params: { ref: { tw: '工作階段代號', en: 'name of the session', example: '8e0c1f6a2b' } },
      answer: done,
      refusals: [refuses(404, 'msg', 'NOT_FOUND')],
    },
  },
});
