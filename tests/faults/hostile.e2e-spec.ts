import { hostileFiles } from './hostile/files.ts';
import { hostileForms } from './hostile/forms.ts';
import { hostileSite } from './hostile/site.ts';

const hostile = hostileSite();

hostileForms(hostile);
hostileFiles(hostile);
