import { RouteConfig } from '@nestjs/platform-fastify';
import { FileRefused } from '../files/file-refused.ts';

export type UploadRule = {
  /** The names of its file fields, one file each. A text under such a name is a text, e.g. the id of an earlier upload. */
  files: readonly string[];
  fileBytes?: number;
  /** Text fields (40) and bytes of one (64 KiB). */
  fields?: number;
  fieldBytes?: number;
};

const MIB = 1024 * 1024;
const FILE_BYTES = 8 * MIB;
const TEXT_BYTES = MIB;

/** `totalBytes` follows the rule and not `most`, so that a file that is too large is still named. */
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

export const tooLarge = ({ fileBytes }: Pick<UploadLimits, 'fileBytes'>): FileRefused =>
  new FileRefused('FILE_TOO_LARGE', [], { mb: fileBytes / MIB });

/** No byte is read before `read()`: who asks and how often is settled first. Other routes refuse files. */
export const TakesFiles = (rule: UploadRule): MethodDecorator => RouteConfig({ upload: rule });
