declare const LIST_ROUTE: string;
declare const LIST_CALLS: readonly string[];

/* A document names the first calls of remotes alone: the bundle has no smaller right to them. */
const { dataset } = document.documentElement;
if (/\/list$/.test(location.pathname)) {
  dataset.route = LIST_ROUTE;
  dataset.calls = LIST_CALLS.join(' ');
}
