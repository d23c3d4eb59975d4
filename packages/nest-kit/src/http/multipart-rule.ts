import { RouteConfig } from '@nestjs/platform-fastify';
import { FileRefused } from '../files/file-refused.ts';

export type UploadRule = {
  /** The names of its file fields, one file each. A text under such a name is a text, e.g. the id of an earlier upload. */
  files: readonly string[];
  /** Largest file in bytes (8 MiB). */
  fileBytes?: number;
  /** Text fields (40) and bytes of one (64 KiB). */
  fields?: number;
  fieldBytes?: number;
};

const MIB = 1024 * 1024;
const FILE_BYTES = 8 * MIB;
const TEXT_BYTES = MIB;

/**
 * Every limit of a rule, spelled out; `totalBytes` counts the body as it comes in. `most`: the largest file where it is less
 * than the rule's; the whole is measured by the rule, so that a file that is too large is still named.
 */
export function limitsOf(rule: UploadRule, most = Infinity) {
  const fileBytes = rule.fileBytes ?? FILE_BYTES;
  return {
    names: new Set(rule.files),
    fileBytes: Math.min(fileBytes, most),
    fields: rule.fields ?? 40,
    fieldBytes: rule.fieldBytes ?? 64 * 1024,
    totalBytes: rule.files.length * fileBytes + TEXT_BYTES,
  };
}
export type UploadLimits = ReturnType<typeof limitsOf>;

/** What is said of a file beyond them, or of so many. */
export const tooLarge = ({ fileBytes }: Pick<UploadLimits, 'fileBytes'>): FileRefused =>
  new FileRefused('FILE_TOO_LARGE', [], { mb: fileBytes / MIB });

/**
 * Opens a route for files. Its handler takes `@CurrentUpload()`, and no byte of a form is read before `read()` is called:
 * who asks and how often is settled first. Other routes go on refusing files.
 */
export const TakesFiles = (rule: UploadRule): MethodDecorator => RouteConfig({ upload: rule });
