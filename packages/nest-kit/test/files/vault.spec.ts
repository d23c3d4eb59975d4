import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Key, KeyRing } from '../../src/config/keys.ts';
import { FileMissing, openFileStore, Vault, VaultClosed, type FileStore } from '../../src/files/index.ts';

const key = (kid: string): Key => ({ kid, key: randomBytes(32) });
const first = key('kek-1');
const second = key('kek-2');
const owner = { id: 'a1', row: 'ticket-7' };
const paper = Buffer.from('an identity paper of somebody, twice: an identity paper of somebody');

let root: string;
let store: FileStore;
let vault: Vault;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-vault-'));
  store = await openFileStore(pathToFileURL(root).href);
  vault = new Vault(store, [first]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const lying = async (at: string) => buffer((await store.get(at)).stream);

describe('the vault', () => {
  it('gives back view and thumb, of memory and of a file', async () => {
    const wrapped = vault.createKey(owner);
    const path = join(root, 'thumb');
    await writeFile(path, 'small');
    await vault.put(owner, wrapped, 'view', 'p/1.view', paper);
    await vault.put(owner, wrapped, 'thumb', 'p/1.thumb', { path });
    expect((await vault.get(owner, wrapped, 'view', 'p/1.view')).equals(paper)).toBe(true);
    expect((await vault.get(owner, wrapped, 'thumb', 'p/1.thumb')).toString()).toBe('small');
    await expect(vault.get(owner, wrapped, 'view', 'p/none')).rejects.toBeInstanceOf(FileMissing);
  });

  it('shows the store nothing, and never the same bytes twice', async () => {
    const wrapped = vault.createKey(owner);
    await vault.put(owner, wrapped, 'view', 'p/2', paper);
    const once = await lying('p/2');
    await vault.put(owner, wrapped, 'view', 'p/2', paper);
    const twice = await lying('p/2');
    expect(once.includes('identity')).toBe(false);
    expect(once.length).toBe(paper.length + 29);
    expect(once.subarray(1, 13).equals(twice.subarray(1, 13))).toBe(false);
    expect(once.subarray(29).equals(twice.subarray(29))).toBe(false);
    expect(vault.createKey(owner).wrapped.equals(wrapped.wrapped)).toBe(false);
  });

  it('does not open what was moved to another row, attachment or variant', async () => {
    const other = { id: 'a2', row: 'ticket-8' };
    const mine = vault.createKey(owner);
    const theirs = vault.createKey(other);
    await vault.put(owner, mine, 'view', 'p/3', paper);
    const tries = [
      () => vault.get(other, theirs, 'view', 'p/3'),
      () => vault.get(other, mine, 'view', 'p/3'),
      () => vault.get({ ...owner, row: 'ticket-8' }, mine, 'view', 'p/3'),
      () => vault.get({ ...owner, id: 'a2' }, mine, 'view', 'p/3'),
      () => vault.get(owner, mine, 'thumb', 'p/3'),
      () => vault.get({ id: 'a1","ticket', row: '-7' }, mine, 'view', 'p/3'),
    ];
    for (const one of tries) await expect(one()).rejects.toBeInstanceOf(VaultClosed);
  });

  it('does not open what was changed anywhere', async () => {
    const wrapped = vault.createKey(owner);
    await vault.put(owner, wrapped, 'view', 'p/4', paper);
    const box = await lying('p/4');
    for (const at of [0, 1, 12, 13, 28, 29, box.length - 1]) {
      const changed = Buffer.from(box);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await store.put('p/4', changed);
      await expect(vault.get(owner, wrapped, 'view', 'p/4')).rejects.toBeInstanceOf(VaultClosed);
    }
    for (const length of [0, 1, 28, box.length - 1]) {
      await store.put('p/4', box.subarray(0, length));
      await expect(vault.get(owner, wrapped, 'view', 'p/4')).rejects.toBeInstanceOf(VaultClosed);
    }
    const key = Buffer.from(wrapped.wrapped);
    key[40] = (key[40] ?? 0) ^ 1;
    await expect(vault.get(owner, { ...wrapped, wrapped: key }, 'view', 'p/4')).rejects.toBeInstanceOf(VaultClosed);
  });

  it('changes its process key without touching a file', async () => {
    const wrapped = vault.createKey(owner);
    await vault.put(owner, wrapped, 'view', 'p/5', paper);
    const before = await lying('p/5');
    const rotating = new Vault(store, [second, first] as KeyRing);
    expect((await rotating.get(owner, wrapped, 'view', 'p/5')).equals(paper)).toBe(true);
    const anew = rotating.rewrap(owner, wrapped);
    expect(anew?.kekId).toBe('kek-2');
    expect(rotating.rewrap(owner, anew ?? wrapped)).toBeNull();
    expect((await lying('p/5')).equals(before)).toBe(true);
    const rotated = new Vault(store, [second]);
    expect((await rotated.get(owner, anew ?? wrapped, 'view', 'p/5')).equals(paper)).toBe(true);
    await expect(rotated.get(owner, wrapped, 'view', 'p/5')).rejects.toBeInstanceOf(VaultClosed);
    expect(() => rotating.rewrap({ ...owner, id: 'a2' }, wrapped)).toThrow(VaultClosed);
  });

  it('goes to another owner by its key alone, and leaves the one before', async () => {
    const wrapped = vault.createKey(owner);
    await vault.put(owner, wrapped, 'view', 'p/7', paper);
    const before = await lying('p/7');
    const moved = vault.move(owner, wrapped, 'ticket-9');
    const now = { ...owner, row: 'ticket-9' };
    expect((await vault.get(now, moved, 'view', 'p/7')).equals(paper)).toBe(true);
    expect((await lying('p/7')).equals(before)).toBe(true);
    await expect(vault.get(owner, moved, 'view', 'p/7')).rejects.toBeInstanceOf(VaultClosed);
    await expect(vault.get(now, wrapped, 'view', 'p/7')).rejects.toBeInstanceOf(VaultClosed);
    expect(() => vault.move(now, wrapped, 'ticket-10')).toThrow(VaultClosed);
  });

  it('has nothing left to open once the wrapped key is forgotten', async () => {
    const wrapped = vault.createKey(owner);
    await vault.put(owner, wrapped, 'view', 'p/6', paper);
    const newcomer = vault.createKey(owner);
    await expect(vault.get(owner, newcomer, 'view', 'p/6')).rejects.toBeInstanceOf(VaultClosed);
  });
});
