import { join } from 'node:path';

const file = JSON.stringify(join(import.meta.dirname, 'container-start.ts'));

/** In the place of the runtime that federation's plugin writes into each entry. */
const containerStart = (): string => `import { startContainer } from ${file}; startContainer(__webpack_require__);`;

export { containerStart as default };
