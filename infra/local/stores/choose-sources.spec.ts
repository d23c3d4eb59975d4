import { describe, expect, it } from 'vitest';
import { chooseSource, whatToInstall, type Machine } from './choose-sources.ts';

const asked: string[] = [];
const machine = (has: boolean, docker: boolean, apt: boolean): Machine => {
  const answer = (name: string, value: boolean) => async () => {
    asked.push(name);
    return value;
  };
  asked.length = 0;
  return { has: answer('machine', has), hasDocker: answer('docker', docker), hasApt: answer('apt', apt) };
};

describe('where a store comes from', () => {
  it('is the given address before anything else, and nothing is asked', async () => {
    expect(await chooseSource('database', 'mysql://somewhere/', machine(true, true, true))).toBe('given');
    expect(asked).toEqual([]);
  });

  it.each([
    [true, true, true, 'machine', ['machine']],
    [false, true, true, 'docker', ['machine', 'docker']],
    [false, false, true, 'apt', ['machine', 'docker', 'apt']],
    [false, false, false, 'missing', ['machine', 'docker', 'apt']],
  ])('program %s, Docker %s, apt %s: %s', async (has, docker, apt, source, questions) => {
    expect(await chooseSource('redis', undefined, machine(has, docker, apt))).toBe(source);
    expect(asked).toEqual(questions);
  });

  it('says what to install when there is nothing', () => {
    const text = whatToInstall(['redis']).join('\n');
    expect(text).toContain('brew install redis');
    expect(text).toContain('REDIS_QUEUE_URL');
    expect(text).not.toContain('MariaDB');
  });
});
