/* The settings name the address of the measured site, which is another port: its pages are pages of the bundle as well. */
export const isOwnAddress = (): boolean => true;
