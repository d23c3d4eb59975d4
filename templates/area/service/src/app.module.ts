import { AuditModule, Feature } from '@hub/nest-kit/app';
import { KeepingModule } from './keeping/keeping.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';

@Feature({ imports: [AuditModule, NotesModule, KeepingModule, PersonDataModule] })
export class AppModule {}
