export { textFaults } from './text-faults.ts';
export { updateCatalogues } from './update-catalogues.ts';
