import type { PipeTransform } from '@nestjs/common';
import { SettingNotFound } from './settings.errors.ts';

/** The key of a setting in an address. The database refuses to compare its columns with anything but machine text. */
export class SettingKey implements PipeTransform<string, string> {
  transform(value: string): string {
    if (/^[\w.*-]{1,96}$/.test(value)) return value;
    throw new SettingNotFound();
  }
}
