export { renderPage } from '../../tests/web/src/index.ts';
