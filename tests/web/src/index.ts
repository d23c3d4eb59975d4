export { expectAccessible } from './accessible.ts';
export { answerCalls, documented, type Asked, type Calls } from './fake-api.ts';
export { tellLive } from './fake-live.ts';
export { expectFits, expectSeenFocus, findBrokenWords } from './layout.ts';
export { looks, type Look } from './looks.ts';
export { partnerToken, playerToken, tokenOf } from './players.ts';
export { renderPage, type PageOptions, type RenderedPage } from './render-page.tsx';
export { held, noAnswer, reply } from './reply.ts';
export { staffCalls, type StaffRole } from './staff.ts';
