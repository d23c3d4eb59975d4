import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { IntegrationEvent, TestFile } from './facts.ts';

/** Colours of a terminal, as the tool puts them around its words. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const SET_UP = 'playwright.config.ts';
const plain = ({ message = '' }: TestError) => message.replaceAll(COLOURS, '');

function factOf(test: TestCase, { status, duration, error }: TestResult): IntegrationEvent {
  const [, , , ...names] = test.titlePath();
  const title = names.join(' › ');
  if (test.ok()) return { title, state: status === 'skipped' ? 'skipped' : 'passed', ms: duration };
  return { title, state: 'failed', ms: duration, said: error ? plain(error) : `ended as ${status}` };
}

/** Writes `TestFile[]` to the file that `FACTS_FILE` names. */
export default class FactsReporter implements Reporter {
  private readonly files = new Map<string, TestFile>();

  private fileOf(path: string): TestFile {
    const file = this.files.get(path) ?? { path, ms: 0, facts: [] };
    this.files.set(path, file);
    return file;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.fileOf(relative(process.cwd(), test.location.file));
    file.ms += result.duration;
    file.facts.push(factOf(test, result));
  }

  /** The set-up of the site, or a file that could not be loaded. */
  onError(error: TestError): void {
    const path = error.location ? relative(process.cwd(), error.location.file) : SET_UP;
    this.fileOf(path).broken = plain(error);
  }

  onEnd(): void {
    const { FACTS_FILE } = process.env;
    if (FACTS_FILE) writeFileSync(FACTS_FILE, JSON.stringify([...this.files.values()]));
  }
}
