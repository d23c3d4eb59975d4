export { createLucideIcon as default } from '@hub/web';
