import { allAsked } from './fake-api.ts';

const SHOWN = 1500;
const CALLS = 12;

/** What the page of a failed test shows, keeps and has asked: the tree of elements alone does not tell why. */
export const sceneOf = (test: string): string =>
  [
    test,
    `at ${location.pathname}${location.search} ${JSON.stringify(history.state)}`,
    `shows ${document.querySelector('main')?.innerText.replaceAll(/\n+/g, ' | ').slice(0, SHOWN)}`,
    `keeps ${JSON.stringify({ ...localStorage, ...sessionStorage })}`,
    `asked ${allAsked().slice(-CALLS).join(', ')}`,
  ].join('\n  ');
