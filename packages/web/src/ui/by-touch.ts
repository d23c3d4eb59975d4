/** Is the page worked with a finger? Where nobody can tell, it is not. */
export const byTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
