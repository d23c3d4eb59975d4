import { LoadFault } from '@hub/web';

/** Of what the registry says of a remote nothing is taken, whatever the document has run of it. */
export class RefusedRow extends LoadFault {}
