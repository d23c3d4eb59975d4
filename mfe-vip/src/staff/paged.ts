/** Of lists that are loaded page by page. */
export const paged = {
  initialPageParam: '',
  getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next,
};

/** What is wrapped in an answer. */
export const dataOf = <Data>({ data }: { data: Data }): Data => data;
