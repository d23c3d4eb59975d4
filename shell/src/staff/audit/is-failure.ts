/** Did this action fail, or shut somebody out? The codes say so in their last word. */
export const isFailure = (action: string): boolean => /[-.](failed|locked)$/.test(action);
