import { expect, it } from 'vitest';
import { breakingStatements } from './breaking-statements.ts';

it.each([
  'CREATE TABLE a (id INT NOT NULL PRIMARY KEY)',
  "ALTER TABLE a ADD COLUMN b VARCHAR(9) NOT NULL DEFAULT ''",
  'ALTER TABLE a ADD COLUMN b INT NULL, ADD INDEX a_b (b)',
  'ALTER TABLE a DROP INDEX a_b',
  'CREATE INDEX a_b ON a (b)',
  'ALTER TABLE a ADD COLUMN b CHAR(9) NULL, ADD UNIQUE KEY a_b (b)',
  'ALTER TABLE a ADD COLUMN b CHAR(9), ADD UNIQUE INDEX a_b (c, b)',
  'ALTER TABLE a ADD b DECIMAL(9, 2) NOT NULL DEFAULT 0, ADD KEY c (b, d)',
  "UPDATE a SET b = 'DROP COLUMN c'",
  "ALTER TABLE a ADD COLUMN b VARCHAR(40) NULL COMMENT 'one, DROP COLUMN c'",
])('%s keeps what is live alive', (statement) => {
  expect(breakingStatements([statement])).toEqual([]);
});

it.each([
  ['DROP TABLE a', 'drops table a'],
  ['RENAME TABLE a TO b', 'renames a table'],
  ['ALTER TABLE a RENAME TO b', 'a: renames the table'],
  ['ALTER TABLE `a` DROP COLUMN `b`', 'a: drops column b'],
  ['ALTER TABLE a ADD INDEX x (y),\n  DROP COLUMN IF EXISTS b', 'a: drops column b'],
  ['ALTER TABLE a RENAME COLUMN b TO c', 'a: renames column b'],
  ['ALTER TABLE a CHANGE b c INT', 'a: changes column b'],
  ['ALTER TABLE a MODIFY b VARCHAR(9) NOT NULL', 'a: changes column b'],
  ["ALTER TABLE a ADD COLUMN b CHAR(9) NOT NULL DEFAULT '', ADD UNIQUE KEY x (b)", 'a: adds a rule that rows'],
  ['ALTER TABLE a ADD UNIQUE KEY x (b)', 'a: adds a rule that rows of before may break'],
  ['ALTER TABLE a ADD CONSTRAINT x CHECK (b > 0)', 'a: adds a rule that rows of before may break'],
  ['CREATE UNIQUE INDEX x ON a (b)', 'adds a rule to a that rows of before may break'],
  ['ALTER TABLE a ADD COLUMN b INT UNSIGNED NOT NULL', 'a: adds a column that wants a value'],
])('%s breaks it', (statement, why) => {
  expect(breakingStatements([statement])[0]).toContain(why);
});

it('what is made in the same go is nobody’s yet', () => {
  const made = [
    'CREATE TABLE a (id INT PRIMARY KEY)',
    'CREATE UNIQUE INDEX x ON a (id)',
    'ALTER TABLE a DROP COLUMN b',
  ];
  expect(breakingStatements(made)).toEqual([]);
});

const made = ['CREATE TABLE a (id INT, b VARCHAR(40) CHARACTER SET ascii NOT NULL, KEY a_b (b)) ENGINE=InnoDB'];

it.each([
  ['more room for a text breaks nothing', 'MODIFY b VARCHAR(64) CHARACTER SET ascii NOT NULL', []],
  ['less room does', 'MODIFY b VARCHAR(39) CHARACTER SET ascii NOT NULL', ['a: changes column b']],
  ['another set of letters does', 'MODIFY b VARCHAR(64) NOT NULL', ['a: changes column b']],
  ['a column that nobody knows does', 'MODIFY c VARCHAR(64) NOT NULL', ['a: changes column c']],
])('%s', (_, part, breaks) => {
  expect(breakingStatements([`ALTER TABLE a ${part}`], made)).toEqual(breaks);
});
