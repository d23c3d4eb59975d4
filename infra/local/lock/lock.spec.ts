import { describe, expect, it } from 'vitest';
import { addMissing, missingOptional, type LockPackages } from './missing-optional.mjs';
import { platformOf } from './platform.mjs';
import { unusedEntries } from './unused.mjs';

const lock = (): LockPackages => ({
  '': { dependencies: { tool: '1.0.0' } },
  'node_modules/tool': {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0', 'tool-darwin-arm64': '1.0.0' },
  },
  'node_modules/tool-linux-x64-gnu': { version: '1.0.0', optional: true },
});

describe('the lock file', () => {
  it('lacks what the registry did not have', () => {
    expect(missingOptional(lock())).toEqual([{ by: 'node_modules/tool', name: 'tool-darwin-arm64', range: '1.0.0' }]);
  });

  it('is complete once the missing entries are there', () => {
    const packages = lock();
    expect(addMissing(packages)).toEqual([]);
    expect(packages['node_modules/tool-darwin-arm64']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
    expect(missingOptional(packages)).toEqual([]);
  });

  it('puts a second version under the package that wants it', () => {
    const packages = { ...lock(), 'node_modules/tool-darwin-arm64': { version: '0.9.0' } };
    addMissing(packages);
    expect(packages).toHaveProperty(['node_modules/tool/node_modules/tool-darwin-arm64', 'version'], '1.0.0');
  });

  it('names what it cannot complete', () => {
    const packages = { ...lock(), '': { optionalDependencies: { mystery: '1.0.0' } } };
    expect(addMissing(packages)).toEqual(['mystery@1.0.0 (wanted by )']);
  });

  it('knows entries that nothing leads to', () => {
    expect(unusedEntries({ ...lock(), 'node_modules/gone': { version: '1.0.0' } })).toEqual(['node_modules/gone']);
  });
});

describe('the platform of a package', () => {
  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@rspack/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rspack/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', { os: ['darwin'] }],
    ['left-pad', undefined],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
