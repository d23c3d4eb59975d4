import { startContainer } from './container-start.ts';

declare const __webpack_require__: Parameters<typeof startContainer>[0];

startContainer(__webpack_require__);
