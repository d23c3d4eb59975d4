import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import type { IntegrationEvent, TestFile } from './facts.ts';

const STATES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped' } as const;

function factOf(test: TestCase): IntegrationEvent {
  const { state, errors } = test.result();
  const said = errors?.[0]?.message;
  return {
    title: test.fullName,
    state: STATES[state],
    ms: Math.round(test.diagnostic()?.duration ?? 0),
    ...(said !== undefined && state === 'failed' && { said }),
  };
}

/** What failed outside of the tests: the module itself, or a hook of one of its suites. */
function brokenOf(module: TestModule): string | undefined {
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return errors[0]?.message;
}

function fileOf(module: TestModule): TestFile {
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
  const broken = brokenOf(module);
  return {
    path: relative(process.cwd(), module.moduleId),
    ms: Math.round(duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration),
    facts: [...module.children.allTests()].map(factOf),
    ...(broken !== undefined && { broken }),
  };
}

/** Writes `TestFile[]` to the file that `FACTS_FILE` names; a run that is stopped tells what it had. */
export default class FactsReporter implements Reporter {
  private modules: readonly TestModule[] | undefined;

  constructor() {
    process.once('exit', () => this.write());
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules = [...(this.modules ?? []), module];
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.modules = modules;
  }

  private write(): void {
    const { FACTS_FILE } = process.env;
    if (FACTS_FILE && this.modules) writeFileSync(FACTS_FILE, JSON.stringify(this.modules.map(fileOf)));
  }
}
