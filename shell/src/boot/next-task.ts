/** Ends this task: what the browser has waiting, a touch before all, comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
